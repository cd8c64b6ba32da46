import { randomUUID } from 'node:crypto'
import { type MailSample, supportCalls, texts } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { consumeRateLimit } from '../../platform/http/rate-limit.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import { createMailer, tryOut } from '../../platform/mail/mail.ts'
import { type Letterhead, layOutMail } from '../../platform/mail/mail-layout.ts'
import { version } from '../../platform/telemetry/version.ts'
import { type Checked, createChecks } from './checks.ts'

type Dependencies = Checked & {
  publicUrl: string
  letterhead: () => Promise<Letterhead>
  /** Every kind of mail, as it would look. */
  mailSamples: (head: Letterhead) => MailSample[]
}

/** How many test mails an hour are free of pauses. */
const freeTests = 20

/** How the product is doing, and whether its mails arrive. */
export function supportRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { publicUrl, letterhead, mailSamples, ...checked } = dependencies
  const runChecks = createChecks(checked)
  const sendMail = createMailer(checked.mail)
  const startedAt = new Date().toISOString()

  registerCalls(app, supportCalls, {
    async read() {
      const checks = await runChecks()
      const checkedAt = new Date().toISOString()
      return { version, node: process.version, startedAt, checkedAt, publicUrl, checks }
    },
    samples: async () => mailSamples(await letterhead()),
    async sendTest({ viewer: { _id, name, email: to } }) {
      await consumeRateLimit(checked.db, `test mail ${_id}`, freeTests)
      const content = texts.mails.test(name)
      const body = layOutMail(content, await letterhead())
      return tryOut(sendMail, { id: randomUUID(), to, subject: content.title, ...body })
    },
  })
}
