import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/db.ts'
import { changes, revisions } from './tables.ts'

/** Who makes a change: a user, or the product itself. */
export type Actor = { _id: string | null; name: string }

export type Change = {
  tx: Transaction
  actor: Actor
  /** Adds a revision, and what readers of content must look at again because of it. */
  note: (entry: NotedRevision, keys: string[]) => void
}

type NotedRevision = Pick<
  typeof revisions.$inferInsert,
  'collection' | 'recordId' | 'revision' | 'action' | 'before' | 'after'
>

export const changeChannel = 'busbar_changes'
const numberingLock = 4_201_002
const revisionsPerInsert = 500

/**
 * The one way to write content: the rows, their revisions, and one numbered change notice are committed together.
 * Notices are written last and one transaction at a time, so that numbers grow in the order of the commits:
 * who has seen number n has seen every change up to n.
 */
export async function change<T>(
  db: Database,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const noted: NotedRevision[] = []
    const touched = new Set<string>()
    const result = await work({
      tx,
      actor,
      note: (entry, keys) => {
        noted.push(entry)
        for (const key of keys) touched.add(key)
      },
    })
    if (noted.length > 0) await record(tx, actor, noted, [...touched])
    return result
  })
}

async function record(tx: Transaction, actor: Actor, noted: NotedRevision[], keys: string[]) {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberingLock})`)
  const [row] = await tx.insert(changes).values({ keys }).returning({ number: changes.number })
  if (!row) throw new Error('the change log gave no number')
  const rows = noted.map((entry) => ({
    ...entry,
    change: row.number,
    actorId: actor._id,
    actorName: actor.name,
  }))
  for (let start = 0; start < rows.length; start += revisionsPerInsert) {
    await tx.insert(revisions).values(rows.slice(start, start + revisionsPerInsert))
  }
  await tx.execute(sql`select pg_notify(${changeChannel}, ${String(row.number)})`)
}
