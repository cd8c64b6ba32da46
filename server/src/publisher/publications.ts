import { and, arrayOverlaps, asc, eq, lte, sql } from 'drizzle-orm'
import { now } from '../content/columns.ts'
import { batched } from '../platform/batched.ts'
import type { Database } from '../platform/postgres/db.ts'
import { pageStores, publications } from './tables.ts'

/** What is published in one page store, kept in the database so that all copies agree on it. */
export function createPublications(db: Database, store: string) {
  const here = (path: string) => and(eq(publications.store, store), eq(publications.path, path))
  // Repeating the paths makes the planner look up these few instead of reading all pages.
  const among = (pages: { path: string }[]) =>
    sql`store = ${store} and known.path = given.path and known.path = any(${sql.param(pages.map(({ path }) => path))})`
  const isOpen = sql`not exists (select from page_stores where _id = ${store} and is_closed)`
  // Pages are made side by side, and a statement for several costs little more than one for each.
  const storing = sql`hashtextextended(${store}, 2)`
  const register = batched(registerAll)
  const commit = batched(commitAll)

  async function registerAll(pages: Registration[]): Promise<boolean[]> {
    const known = await db.execute<{ at: number; isOvertaken: boolean }>(sql`
      select at, ${isOvertaken(pages)} as "isOvertaken" from ${given(pages)}
      join publications as known on ${among(pages)} and known.reads @> given.reads`)
    const answers = new Map(known.rows.map((row) => [row.at, row.isOvertaken]))
    const others = pages.flatMap((page, at) => (answers.has(at) ? [] : [{ ...page, at }]))
    if (others.length > 0) {
      // Until the page is stored, the old one is served: the reads of that one count as well.
      await db.execute(sql`
        insert into publications as known (store, path, reads)
        select ${store}, path, reads from ${given(readsByPath(others))} order by ${inLockOrder}
        on conflict (store, path) do update
          set reads = array(select distinct unnest(known.reads || excluded.reads))`)
      // A statement of its own: it must see what was committed while the one before ran.
      const since = await db.execute<{ isOvertaken: boolean }>(
        sql`select ${isOvertaken(others)} as "isOvertaken" from ${given(others)} order by at`,
      )
      for (const [index, { at }] of others.entries()) answers.set(at, since.rows[index]?.isOvertaken ?? true)
    }
    return pages.map((_, at) => answers.get(at) ?? true)
  }

  async function commitAll(renders: Render[]) {
    const newest = new Map(renders.toSorted((a, b) => a.asOf - b.asOf).map((one) => [one.path, one]))
    const putting = new Map<Render, Promise<void>>()
    await db.transaction(async (tx) => {
      // A statement of its own: whether the store is closed must be read after waiting for its lock.
      await tx.execute(sql`select pg_advisory_xact_lock_shared(${storing})`)
      const { rows } = await tx.execute<Current>(sql`
        select given.at, as_of::float8 as "asOf", due_as_of::float8 as "dueAsOf", due_at <= now() as "isDue",
          known.reads @> given.reads as "isRegistered", set_config('synchronous_commit', 'off', true),
          (select is_closed from page_stores where _id = ${store}) as "isClosed"
        from ${given([...newest.values()])} join publications as known on ${among(renders)}
        order by ${inLockOrder} for update of known`)
      // The commit of pages that were due need not wait for the disk: lost in a power cut, they are still due and
      // published once more.
      if (!rows.every(({ isDue }) => isDue)) await tx.execute(sql`set local synchronous_commit to default`)
      const stored: (Registration & { isStillDue: boolean; changesAt: Date | null })[] = []
      for (const [at, render] of [...newest.values()].entries()) {
        const current = rows.find((row) => row.at === at)
        if (!current || current.isClosed || current.asOf > render.asOf) continue
        putting.set(render, render.put())
        // Another render may have replaced what this one registered, and a change may have missed it since.
        const isStillDue = render.isOvertaken || !current.isRegistered || current.dueAsOf > render.asOf
        stored.push({ ...render, isStillDue })
      }
      const outcomes = await Promise.allSettled(putting.values())
      await tx.execute(sql`
        update publications as known set
          reads = given.reads,
          as_of = given."asOf",
          due_at = case when "isStillDue" then now() else "changesAt" end,
          due_with = case when "isStillDue" then due_with else 0 end,
          published_at = now()
        from ${given(stored.filter((_, index) => outcomes[index]?.status === 'fulfilled'))}
        where ${among(renders)}`)
    })
    return renders.map((render) => putting.get(render)?.then(() => true) ?? false)
  }

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
      await db.transaction((tx) => tx.execute(sql`select pg_advisory_xact_lock(${storing})`))
    },

    /**
     * Has these pages published again, and says how far the store has followed the log: both or neither, so that
     * a copy that takes over after a crash finds them. `dueAsOf` is the newest change that they must show.
     */
    async follow(paths: string[], { followedTo, dueAsOf = 0, build }: Followed) {
      const count = paths.length
      await db.transaction(async (tx) => {
        // Very many pages may be due at once, and nobody waits for the answer.
        await tx.execute(sql`set local statement_timeout = '60s'`)
        await tx.execute(sql`
          insert into publications as known (store, path, reads, due_at, due_as_of, due_with)
          select ${store}, path, '{}', now(), ${dueAsOf}, ${count}
          from unnest(${sql.param(paths)}::text[]) as given (path) order by ${inLockOrder}
          on conflict (store, path) do update set
            due_at = least(known.due_at, now()),
            due_as_of = greatest(known.due_as_of, ${dueAsOf}),
            due_with = case when known.due_at <= now() then least(known.due_with, ${count}) else ${count} end`)
        await tx.update(pageStores).set({ followedTo, build }).where(eq(pageStores._id, store))
      })
    },

    /** The next pages to publish, with the change that each must show; none while the store is closed. */
    async due(limit: number): Promise<DuePage[]> {
      return db
        .select({ path: publications.path, dueAsOf: publications.dueAsOf })
        .from(publications)
        .where(and(eq(publications.store, store), lte(publications.dueAt, now), isOpen))
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
    register: (path: string, reads: string[], asOf: number) => register({ path, reads, asOf }),

    /** Stores a render, unless one that began after a newer change is there already. */
    commitRender: (path: string, result: RenderResult, put: () => Promise<void>) =>
      commit({ path, ...result, put }),

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

type Followed = { followedTo: number; dueAsOf?: number; build: string }

type Registration = { path: string; reads: string[]; asOf: number }
type RenderResult = { asOf: number; isOvertaken: boolean; reads: string[]; changesAt: Date | null }
type Render = RenderResult & { path: string; put: () => Promise<void> }
type Current = {
  at: number
  asOf: number
  dueAsOf: number
  isDue: boolean | null
  isRegistered: boolean
  isClosed: boolean
}

/** Pages as a table that a statement can join, each with its place among them. */
function given(pages: (Registration & { isStillDue?: boolean; changesAt?: Date | null })[]) {
  const rows = pages.map(({ path, reads, asOf, isStillDue, changesAt }, at) => ({
    at,
    path,
    reads,
    asOf,
    isStillDue,
    changesAt,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
    (at int, path text, reads text[], "asOf" bigint, "isStillDue" boolean, "changesAt" timestamptz)`
}

/** Several pages are always locked in this order: otherwise two copies could deadlock. */
const inLockOrder = sql`given.path collate "C"`

/** Whether a change was committed since the render began, which it should have read; few are newer than the oldest. */
function isOvertaken(pages: Registration[]) {
  const oldest = Math.min(...pages.map(({ asOf }) => asOf))
  return sql`exists (
    select from changes where number > ${oldest} and number > given."asOf" and keys && given.reads)`
}

/** Each path once, with all that is read for it. */
function readsByPath(pages: Registration[]) {
  const byPath = Map.groupBy(pages, ({ path }) => path)
  return [...byPath].map(([path, same]) => ({
    path,
    reads: [...new Set(same.flatMap(({ reads }) => reads))],
    asOf: 0,
  }))
}

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
