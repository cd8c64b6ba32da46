import {
  type CharacteristicInput,
  type CollectionName,
  type ProductVariant,
  unitsLike,
} from '@busbar/contract'
import { and, isNull, sql } from 'drizzle-orm'
import type { Change } from '../content/change.ts'
import { categories } from '../features/categories/table.ts'
import { characteristics } from '../features/characteristics/table.ts'
import { freeVariants } from '../features/products/order-codes.ts'
import type { Transaction } from '../platform/postgres/db.ts'
import type { Loaded } from './loaded-records.ts'

type Typed = Record<string, unknown>

/** What becomes of a demo record: one of the firm's own is there instead, or it is created like this. */
type Place = { instead: Loaded } | { record: Typed }

/** No two have the same name or order code: the firm's own keep theirs, and take what belongs to the demo's where they can. */
export async function besideOwn({ tx }: Change, name: CollectionName, record: Typed): Promise<Place> {
  if (name === 'categories') {
    const own = await findCategory(tx, record.title)
    return own ? { instead: own } : { record }
  }
  if (name === 'characteristics') return characteristicBesideOwn(tx, record as CharacteristicInput)
  if (name !== 'products') return { record }
  return {
    record: { ...record, variants: await freeVariants(tx, (record.variants ?? []) as ProductVariant[]) },
  }
}

async function findCategory(tx: Transaction, title: unknown) {
  const [found] = await tx
    .select({ _id: categories._id, revision: categories.revision })
    .from(categories)
    .where(and(sql`lower(${categories.title}) = lower(${title})`, isNull(categories.deletedAt)))
  return found
}

/** The firm's own is used if the demo's values fit it; else the demo's says in its name whose it is. */
async function characteristicBesideOwn(tx: Transaction, demos: CharacteristicInput): Promise<Place> {
  for (const name of [demos.name, `${demos.name} (demo)`]) {
    const [own] = await tx
      .select()
      .from(characteristics)
      .where(and(sql`lower(${characteristics.name}) = lower(${name})`, isNull(characteristics.deletedAt)))
    if (!own) return { record: { ...demos, name } }
    if (takesValuesOf(own, demos)) return { instead: own }
  }
  return { record: demos }
}

function takesValuesOf(own: typeof characteristics.$inferSelect, demos: CharacteristicInput) {
  const { kind = 'number', unit, choices = [], isMultiple = false } = demos
  const isMeasuredAlike =
    own.unit && unit ? unitsLike(own.unit).some(({ symbol }) => symbol === unit) : !own.unit && !unit
  const keys = own.choices.map(({ key }) => key)
  return (
    own.kind === kind &&
    isMeasuredAlike &&
    (own.isMultiple || !isMultiple) &&
    choices.every(({ key }) => keys.includes(key))
  )
}
