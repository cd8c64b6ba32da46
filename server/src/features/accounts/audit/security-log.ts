import { randomUUIDv7 } from 'node:crypto'
import { limits, type SecurityEvent } from '@busbar/contract'
import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import { csvMark, csvRow } from '../../../platform/files/csv.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import type { Audit } from '../../../platform/postgres/audit.ts'
import type { Queryable } from '../../../platform/postgres/db.ts'
import { type Caller, callerOf } from '../caller.ts'
import { securityChain, securityEvents } from '../table.ts'

type Person = { _id: string | null; name: string }

export type Entry = {
  kind: SecurityEvent['kind']
  user: Person
  /** Who did it, when it was not the user. */
  actor?: Person
  details?: string
}

/** Who acts when nobody is signed in. */
export const operator: Person = { _id: null, name: 'Command line' }
export const product: Person = { _id: null, name: 'Busbar' }

/** Writes down what happened to an account; inside the transaction of its cause where there is one. */
export async function logSecurity(
  db: Queryable,
  caller: Caller,
  { kind, user, actor = user, details = '' }: Entry,
) {
  await db.insert(securityEvents).values({
    _id: randomUUIDv7(),
    kind,
    userId: user._id,
    userName: user.name,
    actorId: actor._id,
    actorName: actor.name,
    details,
    ...caller,
  })
}

export const audit: Audit = (db, request, kind, details) =>
  logSecurity(db, callerOf(request), { kind, user: viewerOf(request), details })

/** The newest entries, or those before one. */
export async function readSecurityLog(db: Queryable, before?: string) {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(before ? lt(securityEvents._id, before) : undefined)
    .orderBy(desc(securityEvents._id))
    .limit(limits.lists.securityLog)
  return rows.map((row) => ({ ...row, kind: row.kind as SecurityEvent['kind'] }))
}

const exportedAtOnce = 2000
const exported = [
  'number',
  'at',
  'kind',
  'userId',
  'userName',
  'actorId',
  'actorName',
  'details',
  'address',
  'device',
  'hash',
] as const

/** The whole log in the order of its chain, read piece by piece so that no length fills the memory. */
export async function* exportSecurityLog(db: Queryable, format: 'csv' | 'jsonl') {
  if (format === 'csv') yield csvMark + csvRow([...exported])
  let after = 0
  while (true) {
    const rows = await db
      .select()
      .from(securityChain)
      .innerJoin(securityEvents, eq(securityEvents._id, securityChain.eventId))
      .where(gt(securityChain.number, after))
      .orderBy(asc(securityChain.number))
      .limit(exportedAtOnce)
    if (rows.length === 0) return
    after = rows.at(-1)?.security_chain.number ?? after
    yield rows
      .map(({ security_chain: link, security_events: event }) => {
        const entry = { ...event, number: link.number, hash: link.hash.toString('hex') }
        const picked = exported.map((field) => [field, entry[field]] as const)
        return format === 'csv'
          ? csvRow(picked.map(([, value]) => String(value ?? '')))
          : `${JSON.stringify(Object.fromEntries(picked))}\n`
      })
      .join('')
  }
}
