import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '../platform/postgres/db.ts'
import { locks } from '../platform/postgres/locks.ts'

/** Keeps every picture where it is for as long as this connection lives; false when somebody else does so already. */
export async function keepPicturesInPlace(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [locks.keptPictures])
  return rows[0].got
}

/** Whether pictures may be removed in this transaction: not while a backup copies them. */
export async function mayRemovePictures(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select pg_try_advisory_xact_lock_shared(${locks.keptPictures}) as got`,
  )
  return rows[0]?.got === true
}
