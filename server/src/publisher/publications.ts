import { and, arrayOverlaps, asc, eq, lte, not, type SQL, sql } from 'drizzle-orm'
import { now } from '../content/columns.ts'
import type { Database } from '../platform/postgres/db.ts'
import { isPdf } from './page-path.ts'
import { createRenderLog, inLockOrder, storing } from './render-log.ts'
import { pageStores, pagesDue, publications } from './tables.ts'

/** Few, so that pages that become due by the clock need not wait long. */
const pdfsAtOnce = 20

/** What is published in one page store, kept in the database so that all copies agree on it. */
export function createPublications(db: Database, store: string) {
  const here = (path: string) => and(eq(publications.store, store), eq(publications.path, path))
  const isOpen = sql`not exists (select from page_stores where _id = ${store} and is_closed)`
  const renders = createRenderLog(db, store)

  return {
    /** How far the store has followed the change log, and which build made its pages. */
    async state() {
      const [row] = await db.select().from(pageStores).where(eq(pageStores._id, store))
      if (!row) await db.insert(pageStores).values({ _id: store, followedTo: 0 }).onConflictDoNothing()
      return { followedTo: row?.followedTo ?? 0, build: row?.build ?? null, isClosed: row?.isClosed ?? false }
    },

    /** Once it has returned, nothing is added to a closed store: writes in progress are done or refused. */
    async setClosed(isClosed: boolean) {
      await db.update(pageStores).set({ isClosed }).where(eq(pageStores._id, store))
      await db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(${storing(store)})`))
    },

    /**
     * Has these pages published again, and says how far the store has followed the log: both or neither, so that
     * a copy that takes over after a crash finds them. `dueAsOf` is the newest change that they must show.
     */
    async follow(paths: string[], { followedTo, dueAsOf = 0, build }: Followed) {
      const pdfs = paths.filter(isPdf).length
      const count = sql`case when ${isPdfPath(sql`given.path`)} then ${pdfs}::int else ${paths.length - pdfs}::int end`
      const given = sql`unnest(${sql.param(paths)}::text[]) as given (path)`
      await db.transaction(async (tx) => {
        // Very many pages may be due at once, and nobody waits for the answer.
        await tx.execute(sql`set local statement_timeout = '60s'`)
        await tx.execute(sql`
          insert into publications (store, path, reads)
          select ${store}, path, '{}' from ${given} order by ${inLockOrder} on conflict do nothing`)
        await tx.execute(sql`
          insert into pages_due as known (store, path, due_at, due_as_of, due_with)
          select ${store}, path, now(), ${dueAsOf}, ${count} from ${given} order by ${inLockOrder}
          on conflict (store, path) do update set
            due_at = least(known.due_at, now()),
            due_as_of = greatest(known.due_as_of, excluded.due_as_of),
            due_with = case when known.due_at <= now()
              then least(known.due_with, excluded.due_with) else excluded.due_with end`)
        await tx.update(pageStores).set({ followedTo, build }).where(eq(pageStores._id, store))
      })
    },

    /**
     * The next to publish, with the change that each must show; none while the store is closed. PDFs come when no
     * page is due any more: one takes as long as several pages, and visitors look at the pages first.
     */
    async due(limit: number): Promise<DuePage[]> {
      const isPdfDue = isPdfPath(sql`${pagesDue.path}`)
      const next = (which: SQL, most: number) =>
        db
          .select({ path: pagesDue.path, dueAsOf: pagesDue.dueAsOf })
          .from(pagesDue)
          .where(and(eq(pagesDue.store, store), lte(pagesDue.dueAt, now), isOpen, which))
          .orderBy(asc(pagesDue.dueWith), asc(pagesDue.dueAt))
          .limit(most)
      const pages = await next(not(isPdfDue), limit)
      return pages.length > 0 ? pages : next(isPdfDue, Math.min(limit, pdfsAtOnce))
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

    ...renders,

    /** Has the page rendered again after a while although nothing changes. */
    async retry(path: string, afterSeconds: number) {
      const dueAt = sql<string>`now() + make_interval(secs => ${afterSeconds})`
      await db.insert(publications).values({ store, path, reads: [] }).onConflictDoNothing()
      await db
        .insert(pagesDue)
        .values({ store, path, dueAt })
        .onConflictDoUpdate({ target: [pagesDue.store, pagesDue.path], set: { dueAt } })
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

/** As `isPdf`, where the database has to tell. */
export const isPdfPath = (path: SQL) => sql`${path} like '%.pdf'`

export type DuePage = { path: string; dueAsOf: number }

type Followed = { followedTo: number; dueAsOf?: number; build: string }

/** The keys of what a page was made of, in whichever store. */
export async function readsOf(db: Database, path: string): Promise<string[]> {
  const [row] = await db
    .select({ reads: publications.reads })
    .from(pageStores)
    .innerJoin(publications, eq(publications.store, pageStores._id))
    .where(eq(publications.path, path))
    .limit(1)
  return row?.reads ?? []
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
