import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '../../platform/postgres/db.ts'
import { locks } from '../../platform/postgres/locks.ts'

/** Nothing uploaded is removed for as long as this connection lives; false when another backup holds the lock already. */
export async function blockAssetRemoval(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [locks.assetRemoval])
  return rows[0].got
}

/** Whether images and files may be removed in this transaction: not while a backup copies them. */
export async function mayRemoveAssets(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select pg_try_advisory_xact_lock_shared(${locks.assetRemoval}) as got`,
  )
  return rows[0]?.got === true
}
