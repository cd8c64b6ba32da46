import { type Collection, texts } from '@busbar/contract'
import { and, asc, between, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalid, notFound } from '../platform/errors.ts'
import type { Queryable, Transaction } from '../platform/postgres/db.ts'
import type { Change } from './change.ts'
import type { Store } from './store.ts'
import { isUuid, type RecordTable } from './store-table.ts'

type OrderedTable = RecordTable & { displayOrder: PgColumn }
type Place = { _id: string; displayOrder: number }

/**
 * A store whose records people put in order. Their places are always 0, 1, 2 and so on: a record that comes, goes or
 * moves shifts the others. Only the record that somebody moved gets a revision; edits of a neighbour do not clash, and
 * the neighbour's new place is noted as a field.
 */
export function ordered<T extends OrderedTable, C extends Collection>(store: Store<T, C>) {
  const { name, contract, table } = store
  // As in the store: Drizzle cannot follow a generic table through its builders.
  const places = table as unknown as PgTable & Record<'_id' | 'displayOrder' | 'deletedAt', PgColumn>
  const isLive = isNull(places.deletedAt)

  /** Every change of the order takes this lock first, so that two of them take turns and never deadlock. */
  const holdOrder = (tx: Transaction) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${name}`}, 0))`)

  async function shift(change: Change, where: SQL | undefined, by: 1 | -1) {
    const shifted = await change.tx
      .update(places)
      .set({ displayOrder: sql`${places.displayOrder} + ${by}` })
      .where(and(isLive, where))
      .returning({ _id: places._id, displayOrder: places.displayOrder })
    notePlaces(change, shifted as Place[], ({ displayOrder }) => displayOrder - by)
  }

  function notePlaces(change: Change, shifted: Place[], placeBefore: (place: Place) => number | undefined) {
    const field = { collection: name, field: 'displayOrder' }
    change.noteFields(
      shifted.map((place) => ({
        ...field,
        recordId: place._id,
        before: placeBefore(place),
        after: place.displayOrder,
      })),
    )
  }

  /** Writes all new positions with one statement. */
  async function writePositions(tx: Transaction, shifted: Place[]) {
    const ids = sql.param(shifted.map((place) => place._id))
    const numbers = sql.param(shifted.map((place) => place.displayOrder))
    await tx.execute(sql`update ${places} set ${sql.identifier(places.displayOrder.name)} = made.way
      from unnest(${ids}::uuid[], ${numbers}::int[]) as made(_id, way) where ${places._id} = made._id`)
  }

  async function liveOrder(tx: Queryable): Promise<Place[]> {
    const rows = await tx
      .select({ _id: places._id, displayOrder: places.displayOrder })
      .from(places)
      .where(isLive)
      .orderBy(asc(places.displayOrder))
    return rows as Place[]
  }

  async function countLive(tx: Transaction) {
    const [row] = await tx.select({ total: count() }).from(places).where(isLive)
    return row?.total ?? 0
  }

  async function placeOf(tx: Transaction, id: string) {
    if (!isUuid(id)) return undefined
    const [row] = await tx
      .select({ displayOrder: places.displayOrder, deletedAt: places.deletedAt })
      .from(places)
      .where(eq(places._id, id))
    return row as { displayOrder: number; deletedAt: string | null } | undefined
  }

  return {
    ...store,

    async create(change: Change, input: Parameters<Store<T>['create']>[1], id?: string) {
      await holdOrder(change.tx)
      const end = await countLive(change.tx)
      const place = Math.min((input as Partial<Place>).displayOrder ?? end, end)
      await shift(change, gte(places.displayOrder, place), 1)
      return store.create(change, { ...input, displayOrder: place }, id)
    },

    async update(
      change: Change,
      id: string,
      patch: Parameters<Store<T>['update']>[2],
      expected?: number,
    ): ReturnType<Store<T>['update']> {
      const { displayOrder } = patch as Partial<Place>
      if (displayOrder === undefined) return store.update(change, id, patch, expected)
      await holdOrder(change.tx)
      const from = (await placeOf(change.tx, id))?.displayOrder ?? 0
      const to = Math.min(displayOrder, Math.max((await countLive(change.tx)) - 1, 0))
      // Before the others shift, so that an unknown or stale record is refused first.
      const row = await store.update(change, id, { ...patch, displayOrder: to }, expected)
      const others = sql`${places._id} <> ${row._id}`
      if (to > from) await shift(change, and(others, between(places.displayOrder, from + 1, to)), -1)
      if (to < from) await shift(change, and(others, between(places.displayOrder, to, from - 1)), 1)
      return row
    },

    async remove(change: Change, id: string): ReturnType<Store<T>['remove']> {
      await holdOrder(change.tx)
      const row = await store.remove(change, id)
      await shift(change, gte(places.displayOrder, row.displayOrder), -1)
      return row
    },

    async restore(change: Change, id: string): ReturnType<Store<T>['restore']> {
      await holdOrder(change.tx)
      const place = await placeOf(change.tx, id)
      if (place?.deletedAt) {
        const to = Math.min(place.displayOrder, await countLive(change.tx))
        await shift(change, gte(places.displayOrder, to), 1)
        await change.tx.update(places).set({ displayOrder: to }).where(eq(places._id, id))
      }
      return store.restore(change, id)
    },

    /** The ids of the live records in their order. */
    async readOrder(db: Queryable): Promise<string[]> {
      return (await liveOrder(db)).map(({ _id }) => _id)
    },

    /** The same, and nobody else changes it until the transaction ends. */
    async heldOrder(change: Change): Promise<string[]> {
      await holdOrder(change.tx)
      return (await liveOrder(change.tx)).map(({ _id }) => _id)
    },

    /** Gives the named records these places; the others keep their order around them. */
    async reorder(change: Change, wanted: Place[]) {
      await holdOrder(change.tx)
      const current = await liveOrder(change.tx)
      const asked = new Map(wanted.map((place) => [place._id, place.displayOrder]))
      if (asked.size < wanted.length) throw invalid({ [name]: texts.api.namedTwice })
      const known = new Set(current.map((place) => place._id))
      if (wanted.some((place) => !known.has(place._id))) throw notFound(contract.singular)
      const arranged = arrange(current, asked)
      const shifted: Place[] = []
      for (const [displayOrder, { _id, displayOrder: before }] of arranged.entries()) {
        if (before === displayOrder) continue
        if (asked.has(_id))
          await store.update(change, _id, { displayOrder } as Parameters<Store<T>['update']>[2])
        else shifted.push({ _id, displayOrder })
      }
      await writePositions(change.tx, shifted)
      const before = new Map(current.map((place) => [place._id, place.displayOrder]))
      notePlaces(change, shifted, ({ _id }) => before.get(_id))
    },
  }
}

/** The records with those that are asked for in their new places. */
function arrange(current: Place[], asked: Map<string, number>) {
  const arranged = current.filter((place) => !asked.has(place._id))
  const moved = current.filter((place) => asked.has(place._id))
  const goal = ({ _id }: Place) => asked.get(_id) ?? 0
  // From the first place on, so that none is pushed away by one that is put in after it.
  let free = 0
  for (const place of moved.sort((one, other) => goal(one) - goal(other))) {
    const index = Math.max(goal(place), free)
    arranged.splice(index, 0, place)
    free = index + 1
  }
  return arranged
}
