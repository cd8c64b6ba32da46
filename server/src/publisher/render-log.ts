import { sql } from 'drizzle-orm'
import { batched } from '../platform/batched.ts'
import type { Database } from '../platform/postgres/db.ts'

/** Which renders reach a page store: announced before they are stored, and never one over a newer one. */
export function createRenderLog(db: Database, store: string) {
  // Repeating the paths makes the planner look up these few instead of reading all pages.
  const among = (pages: { path: string }[]) =>
    sql`store = ${store} and known.path = given.path and known.path = any(${sql.param(pages.map(({ path }) => path))})`
  // Pages are made side by side, and a statement for several costs little more than one for each.
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
      await tx.execute(sql`select pg_advisory_xact_lock_shared(${storing(store)})`)
      const { rows } = await tx.execute<Current>(sql`
        select given.at, as_of::float8 as "asOf", known.reads @> given.reads as "isRegistered",
          set_config('synchronous_commit', 'off', true),
          (select is_closed from page_stores where _id = ${store}) as "isClosed"
        from ${given([...newest.values()])} join publications as known on ${among(renders)}
        order by ${inLockOrder} for update of known`)
      // A change that marks one of these waits for the commit; a page that is marked from here on keeps its mark.
      const marked = await tx.execute<Mark>(sql`
        select known.path, due_as_of::float8 as "dueAsOf", due_at <= now() as "isDue"
        from ${given([...newest.values()])} join pages_due as known on ${among(renders)}
        order by ${inLockOrder} for update of known`)
      const marks = new Map(marked.rows.map((mark) => [mark.path, mark]))
      // The commit of pages that were due need not wait for the disk: lost in a power cut, they are still due and
      // published once more.
      const areDue = [...newest.keys()].every((path) => marks.get(path)?.isDue)
      if (!areDue) await tx.execute(sql`set local synchronous_commit to default`)
      const stored: Stored[] = []
      for (const [at, render] of [...newest.values()].entries()) {
        const current = rows.find((row) => row.at === at)
        if (!current || current.isClosed || current.asOf > render.asOf) continue
        putting.set(render, render.put())
        const dueAsOf = marks.get(render.path)?.dueAsOf ?? 0
        // Another render may have replaced what this one registered, and a change may have missed it since.
        const isStillDue = render.isOvertaken || !current.isRegistered || dueAsOf > render.asOf
        stored.push({ ...render, isStillDue })
      }
      const outcomes = await Promise.allSettled(putting.values())
      const done = stored.filter((_, index) => outcomes[index]?.status === 'fulfilled')
      await tx.execute(sql`
        update publications as known set reads = given.reads, as_of = given."asOf", published_at = now()
        from ${given(done)} where ${among(renders)}`)
      const settled = done.filter(({ path, isStillDue }) => !isStillDue && marks.has(path))
      if (settled.length > 0)
        await tx.execute(sql`delete from pages_due as known using ${given(settled)} where ${among(settled)}`)
      const again = done.filter(({ isStillDue, changesAt }) => isStillDue || changesAt)
      if (again.length > 0)
        await tx.execute(sql`
          insert into pages_due as known (store, path, due_at)
          select ${store}, path, case when "isStillDue" then now() else "changesAt" end
          from ${given(again)} order by ${inLockOrder}
          on conflict (store, path) do update set due_at = least(known.due_at, excluded.due_at)`)
    })
    return renders.map((render) => putting.get(render)?.then(() => true) ?? false)
  }

  return {
    /**
     * Says what a page is about to be made of, before it is stored: a change that is committed from here on finds
     * it. True when one was committed since the render began and could not.
     */
    register: (path: string, reads: string[], asOf: number) => register({ path, reads, asOf }),

    /** Stores a render, unless one that began after a newer change is there already. */
    commitRender: (path: string, result: RenderResult, put: () => Promise<void>) =>
      commit({ path, ...result, put }),
  }
}

type Registration = { path: string; reads: string[]; asOf: number }
type RenderResult = { asOf: number; isOvertaken: boolean; reads: string[]; changesAt: Date | null }
type Render = RenderResult & { path: string; put: () => Promise<void> }
type Stored = Registration & { isStillDue: boolean; changesAt: Date | null }
type Current = { at: number; asOf: number; isRegistered: boolean; isClosed: boolean }
type Mark = { path: string; dueAsOf: number; isDue: boolean }

/** The lock of all who store pages: shared while one is stored, alone to close the store. */
export const storing = (store: string) => sql`hashtextextended(${store}, 2)`

/** Pages as a table that a statement can join, each with its place among them. */
function given(pages: (Registration & Partial<Stored>)[]) {
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
export const inLockOrder = sql`given.path collate "C"`

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
