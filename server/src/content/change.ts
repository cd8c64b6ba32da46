import { sql } from 'drizzle-orm'
import { reviewNeeded } from '../platform/errors.ts'
import type { Database, Transaction } from '../platform/postgres/db.ts'
import { broadcast } from '../platform/postgres/live-events.ts'
import { channels, locks } from '../platform/postgres/locks.ts'
import { isDryRun } from '../platform/postgres/scoped-database.ts'
import { noteAssetUses } from './assets/asset-uses.ts'
import { createEndChecks, type EndCheck } from './end-checks.ts'
import { changes, fieldRevisions, type NotedField, type NotedRevision, revisions } from './tables.ts'

/** Who makes a change: a user, or the product itself. */
export type Actor = {
  _id: string | null
  name: string
  /** What they write is a draft, which somebody else publishes. */
  needsReview: boolean
}

export type Change = {
  tx: Transaction
  actor: Actor
  /** Adds a revision, and what readers of content must look at again because of it. */
  note: (entry: NotedRevision, keys: string[]) => void
  /** Keeps what became of single fields where the record itself gets no revision. */
  noteFields: (fields: NotedField[]) => void
  /** Has readers look again at what changed in another way than by a revision. */
  touch: (keys: string[]) => void
  /** Has a record checked when everything is written, because what it names may be written after it. */
  atEnd: (check: EndCheck, id: string) => void
}

const rowsPerInsert = 500
const attempts = 3

/**
 * The one way to write content: the rows, their revisions, and one numbered change notice are committed together.
 * Notices are written last and one transaction at a time, so that numbers grow in the order of the commits:
 * a reader that has seen number n has seen every change up to n.
 */
export async function change<T>(
  db: Database,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  // Here, because nothing goes live in another way. What is only tried does not.
  if (actor.needsReview && !isDryRun()) throw reviewNeeded()
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      const noted: NotedRevision[] = []
      const fields = createFieldNotes()
      const touched = new Set<string>()
      const touch = (keys: string[]) => {
        for (const key of keys) touched.add(key)
      }
      const note = (entry: NotedRevision, keys: string[]) => {
        noted.push(entry)
        fields.follow(entry)
        touch(keys)
      }
      const checks = createEndChecks()
      const result = await work({ tx, actor, note, noteFields: fields.note, touch, atEnd: checks.add })
      await checks.run(tx)
      if (noted.length > 0 || touched.size > 0)
        await record(tx, actor, { noted, fields: fields.all(), keys: [...touched] })
      return result
    }),
  )
}

/** Two changes that each wait for the other are resolved by PostgreSQL ending one of them; that one starts anew. */
async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string }
      if (attempt === attempts || (code !== '40P01' && code !== '40001')) throw error
    }
  }
}

/** Of what happens to a field several times in one change, the first before and the last after. */
function createFieldNotes() {
  const fields = new Map<string, NotedField>()
  const keyOf = ({ collection, recordId, field }: NotedField) => `${collection}/${recordId}/${field}`
  return {
    all: () => [...fields.values()],
    note(entries: NotedField[]) {
      for (const entry of entries) {
        const { before } = fields.get(keyOf(entry)) ?? entry
        fields.set(keyOf(entry), { ...entry, before })
      }
    },
    /** A field that was noted may then be written with its record. */
    follow({ collection, recordId, after }: NotedRevision) {
      for (const [field, value] of Object.entries(after ?? {})) {
        const noted = fields.get(keyOf({ collection, recordId, field }))
        if (noted) noted.after = value
      }
    },
  }
}

type Notes = { noted: NotedRevision[]; fields: NotedField[]; keys: string[] }

async function record(tx: Transaction, actor: Actor, { noted, fields, keys }: Notes) {
  // It is rolled back, so it needs no number and no notification.
  if (isDryRun()) return
  await noteAssetUses(tx, noted)
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.changeNumbers})`)
  const [row] = await tx.insert(changes).values({ keys }).returning({ number: changes.number })
  if (!row) throw new Error('the change log gave no number')
  const by = { change: row.number, actorId: actor._id, actorName: actor.name }
  for (const some of inPieces(noted)) {
    await tx.insert(revisions).values(some.map((entry) => ({ ...entry, ...by })))
  }
  for (const some of inPieces(fields)) {
    await tx.insert(fieldRevisions).values(some.map((entry) => ({ ...entry, ...by })))
  }
  await tx.execute(sql`select pg_notify(${channels.changes}, ${String(row.number)})`)
  await broadcast(
    tx,
    noted.map(({ collection, recordId, revision }) => ({ of: collection, id: recordId, revision })),
  )
}

function* inPieces<Row>(rows: Row[]) {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    yield rows.slice(start, start + rowsPerInsert)
  }
}
