import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../../platform/postgres/db.ts'
import type { Caller } from '../caller.ts'
import { securityChain, securityEvents } from '../table.ts'
import { logSecurity, product } from './security-log.ts'

/** Names a place in the chain: `12:9f86…`. Kept elsewhere, it shows later that nothing before it was changed. */
type Mark = string

export type ChainReport = {
  entries: number
  newest: Mark | null
  /** What is wrong first, or null. */
  problem: string | null
}

const readAtOnce = 5000

/**
 * Follows the whole security log and hashes each entry anew: one that was changed, put in or left out breaks it. With
 * a mark that was noted earlier, also a log that was rewritten from some entry on.
 */
export async function verifyChain(db: Queryable, expected?: Mark): Promise<ChainReport> {
  const pruned = await prunedAt(db)
  let entries = 0
  let newest: Mark | null = null
  let before: Link | null = null
  let hasMet = expected === undefined
  const broken = (problem: string): ChainReport => ({ entries, newest, problem })
  for await (const link of linksOf(db)) {
    const mark: Mark = `${link.number}:${link.hash}`
    const isAnchor = before === null && link.fields === null && pruned.has(mark)
    if (link.fields === null && !isAnchor) return broken(`entry ${link.number} is missing`)
    if (before ? link.number !== before.number + 1 : link.number !== 1 && !isAnchor) {
      return broken(`entries before ${link.number} are missing`)
    }
    if (link.fields && hashOf(before?.hash ?? '', link.fields) !== link.hash) {
      return broken(`entry ${link.number} was changed`)
    }
    hasMet ||= mark === expected
    if (!isAnchor) entries++
    newest = mark
    before = link
  }
  const loose = await countLoose(db)
  if (loose > 0) return broken(`${loose} entries are not in the chain`)
  if (!hasMet) return broken(`${expected} is not in the chain`)
  return { entries, newest, problem: null }
}

/** Deletes entries that are older than these months, and writes down where the log begins now. */
export async function pruneSecurityLog(db: Database, months: number) {
  const caller: Caller = { address: '', device: '' }
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mark: Mark | null }>(
      sql`select prune_security_events(make_interval(months => ${months}::int)) as mark`,
    )
    const details = rows[0]?.mark
    if (details) await logSecurity(tx, caller, { kind: 'security_log_pruned', user: product, details })
  })
}

type Link = { number: number; hash: string; fields: string[] | null }

async function* linksOf(db: Queryable): AsyncGenerator<Link> {
  let after = 0
  while (true) {
    const { rows } = await db.execute<{ number: string; hash: string; fields: string[] | null }>(sql`
      select c.number, encode(c.hash, 'hex') as hash, case when e._id is not null then array[
        e._id::text, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), e.kind,
        coalesce(e.user_id::text, ''), e.user_name, coalesce(e.actor_id::text, ''), e.actor_name, e.address,
        e.device, e.details] end as fields
      from ${securityChain} c left join ${securityEvents} e on e._id = c.event_id
      where c.number > ${after} order by c.number limit ${readAtOnce}`)
    if (rows.length === 0) return
    for (const { number, hash, fields } of rows) {
      after = Number(number)
      yield { number: after, hash, fields }
    }
  }
}

async function prunedAt(db: Queryable) {
  const { rows } = await db.execute<{ details: Mark }>(
    sql`select details from ${securityEvents} where kind = 'security_log_pruned'`,
  )
  return new Set(rows.map(({ details }) => details))
}

async function countLoose(db: Queryable) {
  const { rows } = await db.execute<{
    count: number
  }>(sql`select count(*)::int as count from ${securityEvents} e
    where not exists (select from ${securityChain} c where c.event_id = e._id)`)
  return rows[0]?.count ?? 0
}

/** As `security_event_hash` of the migrations: computed here, so that a changed function is noticed too. */
function hashOf(previous: string, fields: string[]) {
  const hash = createHash('sha256').update(previous, 'hex')
  for (const field of fields) hash.update(createHash('sha256').update(field).digest())
  return hash.digest('hex')
}
