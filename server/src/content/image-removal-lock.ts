import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '../platform/postgres/db.ts'
import { locks } from '../platform/postgres/locks.ts'

/** No image is removed for as long as this connection lives; false when another backup holds the lock already. */
export async function blockImageRemoval(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [locks.imageRemoval])
  return rows[0].got
}

/** Whether images may be removed in this transaction: not while a backup copies them. */
export async function mayRemoveImages(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select pg_try_advisory_xact_lock_shared(${locks.imageRemoval}) as got`,
  )
  return rows[0]?.got === true
}
