import { limits } from '@busbar/contract'
import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { drafts } from '../draft-tables.ts'
import type { RecordTable } from '../store-table.ts'
import { eraseRecords } from './erase-records.ts'

export const trashEmptying: JobKind<object> = {
  queue: queueNames.trashEmptying,
  payload: z.object({}),
  due: '41 3 * * *',
}

type Dependencies = {
  db: Database
  /** What has a trash. Children come before parents, with whom they would vanish unnoticed. */
  collections: { name: string; table: RecordTable }[]
}

/** Deletes for good what has been in the trash for its time, unless a draft is to bring it back. */
export function createTrashEmptying({ db, collections }: Dependencies): JobHandler<object> {
  return async () => {
    // One moment for all of them: a child is due no later than its parent.
    const { rows } = await db.execute(sql`select (now() - ${keptFor})::text as due`)
    const due = (rows[0] as { due: string }).due
    for (const { name, table } of collections) {
      let emptied: number
      do emptied = await emptyPiece(db, name, table, due)
      while (emptied === pieceSize)
    }
  }
}

const pieceSize = 100
const keptFor = sql`make_interval(days => ${limits.trash.keptForDays})`

async function emptyPiece(db: Database, name: string, table: RecordTable, due: string): Promise<number> {
  // As in the store: Drizzle cannot follow a generic table through its builders.
  const plain = table as unknown as PgTable & Record<'_id' | 'deletedAt', PgColumn>
  const returns = and(eq(drafts.collection, name), eq(drafts.recordId, plain._id), eq(drafts.kind, 'new'))
  return db.transaction(async (tx) => {
    const gone = await tx
      .select({ _id: plain._id })
      .from(plain)
      .where(
        and(
          lt(plain.deletedAt, sql`${due}::timestamptz`),
          notExists(tx.select().from(drafts).where(returns)),
        ),
      )
      .limit(pieceSize)
      // Somebody may be restoring one at this moment.
      .for('update', { skipLocked: true })
    if (gone.length === 0) return 0
    const ids = gone.map(({ _id }) => _id as string)
    await eraseRecords(tx, name, plain, ids)
    return ids.length
  })
}
