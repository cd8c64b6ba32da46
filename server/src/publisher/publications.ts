import { and, arrayOverlaps, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { now } from '../content/columns.ts'
import { changes } from '../content/tables.ts'
import type { Database, Queryable } from '../platform/postgres/db.ts'
import { pageStores, publications } from './tables.ts'

/** What is published in one page store, kept in the database so that all copies agree on it. */
export function createPublications(db: Database, store: string) {
  const here = (path: string) => and(eq(publications.store, store), eq(publications.path, path))
  return {
    /** How far the store has followed the change log, and which build made its pages. */
    async state() {
      const [row] = await db.select().from(pageStores).where(eq(pageStores._id, store))
      if (!row) await db.insert(pageStores).values({ _id: store, followedTo: 0 }).onConflictDoNothing()
      return { followedTo: row?.followedTo ?? 0, build: row?.build ?? null }
    },

    /**
     * Has these pages published again, and says how far the store has followed the log: both or neither, so that
     * whoever goes on after a crash finds them. `dueAsOf` is the newest change that they must show.
     */
    async follow(paths: string[], { followedTo, dueAsOf = 0, build }: Followed) {
      const count = paths.length
      await db.transaction(async (tx) => {
        // Very many pages may be due at once, and nobody waits for the answer.
        await tx.execute(sql`set local statement_timeout = '60s'`)
        await tx.execute(sql`
          insert into publications as known (store, path, reads, due_at, due_as_of, due_with)
          select ${store}, path, '{}', now(), ${dueAsOf}, ${count} from unnest(${sql.param(paths)}::text[]) as path
          on conflict (store, path) do update set
            due_at = least(known.due_at, now()),
            due_as_of = greatest(known.due_as_of, ${dueAsOf}),
            due_with = case when known.due_at <= now() then least(known.due_with, ${count}) else ${count} end`)
        await tx.update(pageStores).set({ followedTo, build }).where(eq(pageStores._id, store))
      })
    },

    /** The next pages to publish, with the change that each must show. */
    async due(limit: number): Promise<DuePage[]> {
      return db
        .select({ path: publications.path, dueAsOf: publications.dueAsOf })
        .from(publications)
        .where(and(eq(publications.store, store), lte(publications.dueAt, now)))
        .orderBy(asc(publications.dueWith), asc(publications.dueAt))
        .limit(limit)
    },

    async paths() {
      const rows = await db
        .select({ path: publications.path })
        .from(publications)
        .where(eq(publications.store, store))
      return rows.map((row) => row.path)
    },

    async knows(path: string) {
      const [row] = await db.select({ path: publications.path }).from(publications).where(here(path))
      return row !== undefined
    },

    /** The pages that were made of one of these keys. */
    async touchedBy(keys: string[]) {
      if (keys.length === 0) return []
      const rows = await db
        .select({ path: publications.path })
        .from(publications)
        .where(and(eq(publications.store, store), arrayOverlaps(publications.reads, keys)))
      return rows.map((row) => row.path)
    },

    /**
     * Says what a page is about to be made of, before it is stored: a change that is committed from here on finds
     * it. True when one was committed since the render began and could not.
     */
    async register(path: string, reads: string[], asOf: number) {
      const [known] = await db
        .select({ isOvertaken: sql<boolean>`exists (${changeSince(db, asOf, reads)})` })
        .from(publications)
        .where(and(here(path), readsAll(reads)))
      if (known) return known.isOvertaken
      await db
        .insert(publications)
        .values({ store, path, reads })
        .onConflictDoUpdate({
          target: [publications.store, publications.path],
          // Until the page is stored, the old one is being served: what that was made of counts as well.
          set: { reads: sql`array(select distinct unnest(${publications.reads} || excluded.reads))` },
        })
      // A statement of its own: it must see what was committed while the one before ran.
      return (await changeSince(db, asOf, reads)).length > 0
    },

    /** Stores a render, unless one that began after a newer change is there already. */
    async commitRender(path: string, result: RenderResult, store: () => Promise<void>) {
      return db.transaction(async (tx) => {
        const [current] = await tx
          .select({
            asOf: publications.asOf,
            dueAsOf: publications.dueAsOf,
            dueWith: publications.dueWith,
            isRegistered: readsAll(result.reads),
            waits,
          })
          .from(publications)
          .where(here(path))
          .for('update')
        if (!current || current.asOf > result.asOf) return false
        await store()
        // Another render may have replaced what this one registered, and a change may have missed it since.
        const isStillDue = result.isOvertaken || !current.isRegistered || current.dueAsOf > result.asOf
        await tx
          .update(publications)
          .set({
            reads: result.reads,
            asOf: result.asOf,
            dueAt: isStillDue ? now : (result.changesAt?.toISOString() ?? null),
            dueWith: isStillDue ? current.dueWith : 0,
            publishedAt: now,
          })
          .where(here(path))
        return true
      })
    },

    /** Has the page rendered again after a while although nothing changes. */
    async retry(path: string, afterSeconds: number) {
      const dueAt = sql<string>`now() + make_interval(secs => ${afterSeconds})`
      await db
        .insert(publications)
        .values({ store, path, reads: [], dueAt })
        .onConflictDoUpdate({ target: [publications.store, publications.path], set: { dueAt } })
    },

    /** Holds a lock for one page across all copies while `work` runs. */
    async withPageLock<T>(path: string, work: () => Promise<T>) {
      return db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = '4s'`)
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${store}${path}`}, 0))`)
        return work()
      })
    },
  }
}

export type DuePage = { path: string; dueAsOf: number }

/**
 * Whether the commit waits for the disk. That of a page which was due need not: lost in a power cut, the page is still
 * due and published once more.
 */
const waits = sql`case when ${publications.dueAt} <= now() then set_config('synchronous_commit', 'off', true) end`

type Followed = { followedTo: number; dueAsOf?: number; build: string }

type RenderResult = { asOf: number; isOvertaken: boolean; reads: string[]; changesAt: Date | null }

const readsAll = (keys: string[]) => sql<boolean>`${publications.reads} @> ${sql.param(keys)}::text[]`

/** A change that was committed since the render began, and that it should have read. */
function changeSince(db: Queryable, asOf: number, reads: string[]) {
  return db
    .select({ number: changes.number })
    .from(changes)
    .where(and(gt(changes.number, asOf), reads.length ? arrayOverlaps(changes.keys, reads) : sql`false`))
    .limit(1)
}

/** The pages that were made of one of these keys, in whichever store. */
export async function pagesReading(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectDistinct({ path: publications.path })
    .from(publications)
    .where(arrayOverlaps(publications.reads, keys))
  return rows.map(({ path }) => path)
}
