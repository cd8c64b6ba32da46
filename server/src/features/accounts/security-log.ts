import { randomUUIDv7 } from 'node:crypto'
import { limits, type SecurityEvent } from '@busbar/contract'
import { desc, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/db.ts'
import type { Caller } from './caller.ts'
import { securityEvents } from './table.ts'

export type Entry = {
  kind: SecurityEvent['kind']
  user: { _id: string | null; name: string }
  actorName?: string
}

/** Writes down what happened to an account; inside the transaction of its cause where there is one. */
export async function logSecurity(db: Queryable, caller: Caller, { kind, user, actorName }: Entry) {
  await db.insert(securityEvents).values({
    _id: randomUUIDv7(),
    kind,
    userId: user._id,
    userName: user.name,
    actorName: actorName ?? user.name,
    ...caller,
  })
}

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
