import { type DraftClash, texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import { type Change, change } from '../../content/change.ts'
import { now } from '../../content/columns.ts'
import { type DraftRow, type ReleaseRow, releases } from '../../content/draft-tables.ts'
import { removeDrafts } from '../../content/remove-drafts.ts'
import { conflict, Refusal } from '../../platform/errors.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { applyDrafts } from './apply-drafts.ts'
import { type DraftTarget, targetOf } from './draft-target.ts'
import { assertMayChange } from './drafts.ts'
import { type Author, draftsIn, lockAsSeen, lockRelease, titleOf } from './releases.ts'
import { reviewed } from './review/review.ts'

export type Publishing = {
  db: Database
  targets: DraftTarget[]
  /** Called in the transaction with what is about to be written. */
  before?: (open: Change, drafts: DraftRow[]) => Promise<void>
}

const attempts = 3

/** Publishes all drafts of a release or none, as one change that is one entry of the history. */
export async function publishRelease(
  { db, targets, before }: Publishing,
  viewer: Author,
  id: string,
  version?: string,
) {
  await retryOnStale(() =>
    change(db, viewer, async (open) => {
      const release = await lockAsSeen(open.tx, id, version)
      await publish(open, targets, viewer, release, before)
    }),
  )
}

/** The same for one that is due, unless somebody has published it or taken it off the schedule meanwhile. */
export async function publishDue({ db, targets }: Publishing, viewer: Author, id: string) {
  await retryOnStale(() =>
    change(db, viewer, async (open) => {
      const release = await lockRelease(open.tx, id)
      if (release.status === 'scheduled') await publish(open, targets, viewer, release)
    }),
  )
}

async function publish(
  open: Change,
  targets: DraftTarget[],
  viewer: Author,
  release: ReleaseRow,
  before?: Publishing['before'],
) {
  const drafts = await draftsIn(open.tx, release._id)
  if (drafts.length === 0) throw conflict('release_empty', texts.releases.isEmpty)
  await publishDrafts(open, targets, viewer, release, drafts, before)
}

/** Applies drafts, and stores them with the release. */
export async function publishDrafts(
  open: Change,
  targets: DraftTarget[],
  viewer: Author,
  release: ReleaseRow,
  drafts: DraftRow[],
  before?: Publishing['before'],
) {
  for (const { collection } of drafts) assertMayChange(targetOf(targets, collection), viewer)
  await before?.(open, drafts)
  const clashes = await applyDrafts(asPartOfRelease(open), targets, drafts)
  if (clashes.length > 0) throw clash(clashes)
  await removeDrafts(
    open.tx,
    drafts.map(({ _id }) => _id),
  )
  await open.tx
    .update(releases)
    .set({
      ...reviewed,
      status: 'published',
      revision: release.revision + 1,
      problem: null,
      publishedAt: now,
      publishedById: viewer._id,
      publishedByName: viewer.name,
      publishedDrafts: drafts,
      updatedAt: now,
    })
    .where(eq(releases._id, release._id))
  noteRelease(open, release, 'publish', titleOf(release, drafts))
}

/** Lists of all changes show the release instead of its records; each record has its own history as well. */
export function asPartOfRelease(open: Change): Change {
  return { ...open, note: (entry, keys) => open.note({ ...entry, isPart: true }, keys) }
}

/** The one entry of the history. */
export function noteRelease(
  open: Change,
  release: ReleaseRow,
  action: 'publish' | 'undo',
  title: string | null,
) {
  const what = { collection: 'releases', recordId: release._id, revision: release.revision + 1, action }
  open.note({ ...what, before: null, after: { title } }, [])
}

export function clash(clashes: DraftClash[]) {
  return new Refusal(409, 'clash', texts.releases.clashes, { data: clashes })
}

/** Tries again when somebody saved one of the records between reading and writing it, so that the merge sees their change. */
export async function retryOnStale<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isOvertaken = error instanceof Refusal && error.code === 'stale'
      if (!isOvertaken || attempt === attempts) throw error
    }
  }
}
