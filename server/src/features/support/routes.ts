import { randomUUID } from 'node:crypto'
import {
  failure,
  type MailSample,
  mailSample,
  success,
  support,
  testMailAnswer,
  texts,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import { consumeRateLimit } from '../../platform/http/rate-limit.ts'
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

const tags = ['support']
const config = { access: ['owner', 'admin'] as const }
/** How many test mails an hour are free of pauses. */
const freeTests = 20

/** How the product is doing, and whether its mails arrive. */
export function supportRoutes(instance: FastifyInstance, dependencies: Dependencies) {
  const { publicUrl, letterhead, mailSamples, ...checked } = dependencies
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const runChecks = createChecks(checked)
  const sendMail = createMailer(checked.mail)
  const startedAt = new Date().toISOString()

  app.get(
    '/support',
    {
      config,
      schema: {
        tags,
        summary: 'Try out database, storage, mail and jobs, look at the backups, and say how each is doing',
        response: { 200: success(support), '4xx': failure },
      },
    },
    async () => {
      const checks = await runChecks()
      const checkedAt = new Date().toISOString()
      const data = { version, node: process.version, startedAt, checkedAt, publicUrl, checks }
      return { success: true as const, data }
    },
  )

  app.get(
    '/support/mails',
    {
      config,
      schema: {
        tags,
        summary: 'Every kind of mail that is sent, as it looks',
        response: { 200: success(z.array(mailSample)), '4xx': failure },
      },
    },
    async () => ({ success: true as const, data: mailSamples(await letterhead()) }),
  )

  app.post(
    '/support/test-mail',
    {
      config,
      schema: {
        tags,
        summary: 'Send a mail to the caller, and say what the mail server answered',
        response: { 200: success(testMailAnswer), '4xx': failure },
      },
    },
    async (request) => {
      const { _id, name, email: to } = viewerOf(request)
      await consumeRateLimit(checked.db, `test mail ${_id}`, freeTests)
      const content = texts.mails.test(name)
      const body = layOutMail(content, await letterhead())
      const mail = { id: randomUUID(), to, subject: content.title, ...body }
      return { success: true as const, data: await tryOut(sendMail, mail) }
    },
  )
}
