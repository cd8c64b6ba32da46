import { lt, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { isExpired } from '../../platform/http/rate-limit.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { rateLimits } from '../../platform/postgres/tables.ts'
import { pruneSecurityLog } from './audit/audit-chain.ts'
import { isForgottenPlace } from './places.ts'
import { isAlive } from './sessions.ts'
import { challenges, invitations, passwordResets, places, sessions } from './table.ts'

const payload = z.object({})

export const accountSweep: JobKind<object> = { queue: queueNames.accountSweep, payload, due: '17 * * * *' }

/** Takes away what has expired and opens nothing any more, and the oldest entries of the security log. */
export function createAccountSweep({ db, logMonths }: Dependencies): JobHandler<object> {
  const now = sql`now()`
  return async () => {
    await sweep(db, sessions, sql`not (${isAlive})`)
    await sweep(db, rateLimits, isExpired)
    await sweep(db, challenges, lt(challenges.expiresAt, now))
    await sweep(db, passwordResets, lt(passwordResets.expiresAt, now))
    await sweep(db, places, isForgottenPlace)
    await sweep(db, invitations, lt(invitations.expiresAt, now))
    await pruneSecurityLog(db, logMonths)
  }
}

type Dependencies = { db: Database; logMonths: number }

const pieceSize = 5000

/** In pieces: a statement may take two seconds, and a flood leaves many attempts behind. */
async function sweep(db: Database, table: PgTable, hasExpired: SQL) {
  const piece = sql`select ctid from ${table} where ${hasExpired} limit ${pieceSize}`
  let swept: number
  do {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${piece}))`)
    swept = rowCount ?? 0
  } while (swept === pieceSize)
}
