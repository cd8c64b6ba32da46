import { limits, texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ReleaseRow, releases } from '../../content/draft-tables.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { type Letterhead, layOutMail } from '../../platform/mail/mail-layout.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { draftsIn, titleOf } from './releases.ts'
import { addShareLink } from './share-links.ts'

const payload = z.object({
  releaseId: z.uuid(),
  about: z.enum(['failed', 'asked', 'sent-back']).default('failed'),
  /** Its recipient, if not the user who scheduled the release. */
  userId: z.uuid().optional(),
})
type Payload = z.infer<typeof payload>

export const releaseMail: JobKind<Payload> = { queue: queueNames.releaseMail, payload }

type Dependencies = {
  db: Database
  sendMail: SendMail
  publicUrl: string
  letterhead: () => Promise<Letterhead>
  findUser: (db: Database, id: string) => Promise<{ name: string; email: string } | null>
}

/** Notifies the user who scheduled a release that it failed, and the people involved in a review. */
export function createReleaseMail(options: Dependencies): JobHandler<Payload> {
  const { db, sendMail, publicUrl, letterhead, findUser } = options
  return async ({ releaseId, about, userId }, id) => {
    const [release] = await db.select().from(releases).where(eq(releases._id, releaseId))
    const to = userId ?? release?.scheduledById
    const user = to ? await findUser(db, to) : null
    // Settled meanwhile, or there is nobody to write to.
    if (!user || !release || (about === 'failed' ? release.status : release.review) !== about) return
    const title = titleOf(release, await draftsIn(db, releaseId)) ?? texts.releases.unnamed
    const content = {
      ...(await contentOf(about, user.name, title, release)),
      action: { label: texts.mails.openRelease, url: `${publicUrl}/admin/releases/${releaseId}` },
    }
    await sendMail({ id, to: user.email, subject: content.title, ...layOutMail(content, await letterhead()) })
  }

  async function contentOf(about: Payload['about'], name: string, title: string, release: ReleaseRow) {
    const { mails } = texts
    if (about === 'failed') return mails.releaseFailed(name, title, release.problem ?? '')
    if (about === 'sent-back')
      return mails.reviewSentBack(name, title, {
        by: release.sentBackByName ?? '',
        note: release.sentBackNote,
      })
    const asks = { by: release.askedByName ?? '', note: release.askedNote }
    return { ...mails.reviewAsked(name, title, asks), cards: [await previewOf(release)] }
  }

  /** The link's token is made here, when the mail is sent, so that the queue never holds it; sent twice, both work. */
  async function previewOf({ _id, askedById, askedByName }: ReleaseRow) {
    const { usualLinkDays: days } = limits.releases
    const by = { _id: askedById, name: askedByName ?? '' }
    const { path } = await db.transaction((tx) => addShareLink(tx, by, _id, days))
    const text = texts.mails.seePreviewHint(days)
    return { title: texts.mails.seePreview, text, url: `${publicUrl}${path}`, imageUrl: null }
  }
}
