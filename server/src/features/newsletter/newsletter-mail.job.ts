import { texts } from '@busbar/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { SendMail } from '../../platform/mail/mail.ts'
import { type Letterhead, layOutMail } from '../../platform/mail/mail-layout.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { createToken, hashOfToken } from '../../platform/secrets/tokens.ts'
import { subscribers } from './table.ts'

const payload = z.object({ subscriberId: z.uuid() })
type Payload = z.infer<typeof payload>

export const newsletterMail: JobKind<Payload> = { queue: queueNames.newsletterMail, payload }

type Dependencies = {
  db: Database
  sendMail: SendMail
  publicUrl: string
  letterhead: () => Promise<Letterhead>
}

/** Asks whether an address is really its owner's wish. The token is made here, so that the queue holds no secret. */
export function createNewsletterMail(options: Dependencies): JobHandler<Payload> {
  const { db, sendMail, publicUrl, letterhead } = options
  return async ({ subscriberId }, id) => {
    const token = createToken()
    const [subscriber] = await db
      .update(subscribers)
      .set({ confirmTokenHash: hashOfToken(token) })
      .where(and(eq(subscribers._id, subscriberId), isNull(subscribers.confirmedAt)))
      .returning({ email: subscribers.email })
    // Gone or confirmed meanwhile.
    if (!subscriber) return
    const head = await letterhead()
    const content = texts.mails.confirmNewsletter(head.name)
    const url = `${publicUrl}/newsletter/confirm?token=${token}`
    const action = { label: texts.newsletterPages.confirm, url }
    await sendMail({
      id,
      to: subscriber.email,
      subject: content.title,
      ...layOutMail({ ...content, action }, head),
    })
  }
}
