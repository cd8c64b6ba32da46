import { texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SendMail } from '../../platform/mail/mail.ts'
import { type Letterhead, layOutMail } from '../../platform/mail/mail-layout.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { draftsIn, titleOf } from './releases.ts'
import { releases } from './table.ts'

const payload = z.object({ releaseId: z.uuid() })
type Payload = z.infer<typeof payload>

export const releaseMail: JobKind<Payload> = { queue: queueNames.releaseMail, payload }

type Dependencies = {
  db: Database
  sendMail: SendMail
  publicUrl: string
  letterhead: () => Promise<Letterhead>
  findUser: (db: Database, id: string) => Promise<{ name: string; email: string } | null>
}

/** Tells whoever scheduled a release that it could not be published. */
export function createReleaseMail(options: Dependencies): JobHandler<Payload> {
  const { db, sendMail, publicUrl, letterhead, findUser } = options
  return async ({ releaseId }, id) => {
    const [release] = await db.select().from(releases).where(eq(releases._id, releaseId))
    const user = release?.scheduledById ? await findUser(db, release.scheduledById) : null
    // Settled meanwhile, or there is nobody to write to.
    if (!user || release?.status !== 'failed') return
    const title = titleOf(release, await draftsIn(db, releaseId)) ?? texts.releases.unnamed
    const content = {
      ...texts.mails.releaseFailed(user.name, title, release.problem ?? ''),
      action: { label: texts.mails.openRelease, url: `${publicUrl}/admin/releases/${releaseId}` },
    }
    await sendMail({ id, to: user.email, subject: content.title, ...layOutMail(content, await letterhead()) })
  }
}
