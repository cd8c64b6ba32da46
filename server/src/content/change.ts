import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/postgres/db.ts'
import { broadcast } from '../platform/postgres/live-events.ts'
import { channels, locks } from '../platform/postgres/locks.ts'
import { noteImageUses } from './image-uses.ts'
import { changes, type NotedRevision, revisions } from './tables.ts'

/** Who makes a change: a user, or the product itself. */
export type Actor = { _id: string | null; name: string }

export type Change = {
  tx: Transaction
  actor: Actor
  /** Adds a revision, and what readers of content must look at again because of it. */
  note: (entry: NotedRevision, keys: string[]) => void
  /** Has readers look again at what changed in another way than by a revision. */
  touch: (keys: string[]) => void
}

const revisionsPerInsert = 500
const attempts = 3

/**
 * The one way to write content: the rows, their revisions, and one numbered change notice are committed together.
 * Notices are written last and one transaction at a time, so that numbers grow in the order of the commits:
 * whoever has seen number n has seen every change up to n.
 */
export async function change<T>(
  db: Database,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return againWhenLocked(() =>
    db.transaction(async (tx) => {
      const noted: NotedRevision[] = []
      const touched = new Set<string>()
      const touch = (keys: string[]) => {
        for (const key of keys) touched.add(key)
      }
      const note = (entry: NotedRevision, keys: string[]) => {
        noted.push(entry)
        touch(keys)
      }
      const result = await work({ tx, actor, note, touch })
      if (noted.length > 0 || touched.size > 0) await record(tx, actor, noted, [...touched])
      return result
    }),
  )
}

/** Two changes that each wait for the other are resolved by PostgreSQL ending one of them; that one starts anew. */
async function againWhenLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      if (attempt === attempts || (code !== '40P01' && code !== '40001')) throw error
    }
  }
}

async function record(tx: Transaction, actor: Actor, noted: NotedRevision[], keys: string[]) {
  await noteImageUses(tx, noted)
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.changeNumbers})`)
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
  await tx.execute(sql`select pg_notify(${channels.changes}, ${String(row.number)})`)
  await broadcast(
    tx,
    noted.map(({ collection, recordId, revision }) => ({ of: collection, id: recordId, revision })),
  )
}
