import { limits, type Notice, texts } from '@busbar/contract'
import { and, desc, eq, getTableColumns, or } from 'drizzle-orm'
import { releases } from '../../../content/draft-tables.ts'
import { conflict } from '../../../platform/errors.ts'
import type { Queryable, Transaction } from '../../../platform/postgres/db.ts'
import type { Enqueue } from '../../../platform/postgres/jobs.ts'
import { releaseMail } from '../release-mail.job.ts'
import { type Author, contents, draftsIn, lockOpen, setRelease, titleOf } from '../releases.ts'

/** What becomes of a request when its release is published or scheduled. */
export const reviewed = {
  review: null,
  askedById: null,
  askedByName: null,
  askedAt: null,
  askedNote: null,
  sentBackById: null,
  sentBackByName: null,
  sentBackAt: null,
  sentBackNote: null,
}

export type Reviewing = {
  enqueue: Enqueue
  /** Who may publish. */
  findReviewers: (tx: Queryable) => Promise<{ _id: string }[]>
}

/**
 * Asks the administrators to look at a release and to publish it. Its drafts can still be changed, and the request
 * stays: the publisher says which version they have seen.
 */
export async function askForReview(
  tx: Transaction,
  { enqueue, findReviewers }: Reviewing,
  viewer: Author,
  id: string,
  note: string | null,
) {
  const { status } = await lockOpen(tx, id)
  if (status === 'scheduled') throw conflict('release_scheduled', texts.releases.isScheduled)
  if ((await draftsIn(tx, id)).length === 0) throw conflict('release_empty', texts.releases.isEmpty)
  const asked = { askedById: viewer._id, askedByName: viewer.name, askedAt: new Date().toISOString() }
  await setRelease(tx, id, { ...reviewed, review: 'asked', ...asked, askedNote: note })
  for (const { _id: userId } of await findReviewers(tx)) {
    if (userId !== viewer._id) await enqueue(tx, releaseMail, { about: 'asked', releaseId: id, userId })
  }
}

/** Takes the request back. */
export async function withdrawReview(tx: Transaction, id: string) {
  await lockOpen(tx, id)
  await setRelease(tx, id, reviewed)
}

/** Sends a release back to the editor who asked, with what should be changed. */
export async function sendBack(tx: Transaction, enqueue: Enqueue, viewer: Author, id: string, note: string) {
  const { review, askedById: userId } = await lockOpen(tx, id)
  if (review !== 'asked') throw conflict('not_in_review', texts.releases.notInReview)
  const sentBack = {
    sentBackById: viewer._id,
    sentBackByName: viewer.name,
    sentBackAt: new Date().toISOString(),
    sentBackNote: note,
  }
  await setRelease(tx, id, { review: 'sent-back', ...sentBack })
  if (userId && userId !== viewer._id)
    await enqueue(tx, releaseMail, { about: 'sent-back', releaseId: id, userId })
}

/** What waits for this user: reviews, if they may publish, and what was sent back to them. */
export async function reviewsFor(
  db: Queryable,
  { _id, role }: Pick<Author, '_id' | 'role'>,
): Promise<Extract<Notice, { kind: 'review' }>[]> {
  const isReviewer = role === 'owner' || role === 'admin'
  const isTheirs = and(eq(releases.review, 'sent-back'), eq(releases.askedById, _id))
  const rows = await db
    .select({ row: getTableColumns(releases), first: contents.first })
    .from(releases)
    .where(isReviewer ? or(eq(releases.review, 'asked'), isTheirs) : isTheirs)
    .orderBy(desc(releases._id))
    .limit(limits.releases.listed)
  return rows.map(({ row, first }) => {
    const isAsked = row.review === 'asked'
    return {
      kind: 'review',
      _id: row._id,
      status: isAsked ? 'asked' : 'sent-back',
      title: titleOf(row, [{ title: first }]),
      at: (isAsked ? row.askedAt : row.sentBackAt) ?? row.updatedAt,
      name: (isAsked ? row.askedByName : row.sentBackByName) ?? '',
      note: isAsked ? row.askedNote : row.sentBackNote,
    }
  })
}
