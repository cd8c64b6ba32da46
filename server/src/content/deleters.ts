import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../platform/postgres/db.ts'
import { revisions } from './tables.ts'

/** Records in the trash, each with the name of the user who put it there. */
export async function withDeleters<Row extends { _id: string }>(db: Queryable, name: string, rows: Row[]) {
  if (rows.length === 0) return rows
  const deletions = await db
    .select({ _id: revisions.recordId, by: revisions.actorName })
    .from(revisions)
    .where(
      and(
        eq(revisions.collection, name),
        eq(revisions.action, 'delete'),
        inArray(
          revisions.recordId,
          rows.map(({ _id }) => _id),
        ),
      ),
    )
    .orderBy(asc(revisions.revision))
  // The last one counts: it may have been restored before.
  const deleters = new Map(deletions.map(({ _id, by }) => [_id, by]))
  return rows.map((row) => ({ ...row, deletedBy: deleters.get(row._id) }))
}
