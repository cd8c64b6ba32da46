import { type releaseSchedule, texts } from '@busbar/contract'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { z } from 'zod'
import { now } from '../../content/columns.ts'
import { type ReleaseRow, releases } from '../../content/draft-tables.ts'
import { invalid, Refusal, reviewNeeded } from '../../platform/errors.ts'
import type { Database, Transaction } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { type DraftTarget, targetOf } from './draft-target.ts'
import { assertMayChange } from './drafts.ts'
import { publishDue } from './publish.ts'
import { releaseMail } from './release-mail.job.ts'
import { type Author, draftsIn, lockAsSeen, lockContents, lockOpen, setRelease } from './releases.ts'
import { reviewed } from './review/review.ts'

/** Schedules a release, to be published in the name of this user. */
export async function scheduleRelease(
  tx: Transaction,
  targets: DraftTarget[],
  viewer: Author,
  id: string,
  { publishAt, version }: z.output<typeof releaseSchedule>,
) {
  if (Date.parse(publishAt) <= Date.now()) throw invalid({ publishAt: texts.releases.inThePast })
  if (viewer.needsReview) throw reviewNeeded()
  await lockAsSeen(tx, id, version)
  const drafts = await draftsIn(tx, id)
  for (const { collection } of drafts) assertMayChange(targetOf(targets, collection), viewer)
  await setRelease(tx, id, {
    ...reviewed,
    status: 'scheduled',
    publishAt: new Date(publishAt).toISOString(),
    problem: null,
    scheduledById: viewer._id,
    scheduledByName: viewer.name,
  })
  return drafts
}

/** Takes it off the schedule. */
export async function unscheduleRelease(tx: Transaction, viewer: Author, id: string) {
  await lockContents(tx, viewer, id)
  await setRelease(tx, id, { status: 'open', publishAt: null, problem: null })
}

type Dependencies = {
  targets: DraftTarget[]
  enqueue: Enqueue
  /** The user of this id, unless they may no longer sign in. */
  findUser: (db: Database, id: string) => Promise<Author | null>
}

/**
 * Publishes what is due, also what was due while nothing ran. A release is held while it is published and is no longer
 * scheduled afterwards, so that two copies never publish it twice. One that clashes or is refused stays as it is and is
 * marked as failed, and its author gets an email.
 */
export function createReleaseSchedule({ targets, enqueue, findUser }: Dependencies) {
  return async (db: Database, signal: AbortSignal) => {
    const due = await db
      .select()
      .from(releases)
      .where(and(eq(releases.status, 'scheduled'), lte(releases.publishAt, now)))
      .orderBy(asc(releases.publishAt), asc(releases._id))
    for (const release of due) {
      if (signal.aborted) return
      await publishOne(db, release)
    }
  }

  async function publishOne(db: Database, release: ReleaseRow) {
    try {
      const viewer = await findUser(db, release.scheduledById ?? '')
      if (!viewer)
        throw new Refusal(403, 'not_allowed', texts.releases.nobodyLeft(release.scheduledByName ?? ''))
      await publishDue({ db, targets }, viewer, release._id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await db.transaction(async (tx) => {
        const current = await lockOpen(tx, release._id)
        if (current.status !== 'scheduled') return
        await setRelease(tx, release._id, { status: 'failed', problem: error.message })
        await enqueue(tx, releaseMail, { releaseId: release._id, about: 'failed' })
      })
    }
  }
}
