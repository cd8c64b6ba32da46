import {
  type Characteristic,
  type ProductValue,
  type ProductValues,
  type ProductVariant,
  texts,
  valueProblem,
} from '@busbar/contract'
import { and, asc, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { EndCheck } from '../../content/end-checks.ts'
import { invalid } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { products } from './table.ts'

type Valued = { values: ProductValues; variants: ProductVariant[] }
type Rules = Pick<Characteristic, '_id' | 'name' | 'kind' | 'unit' | 'choices' | 'isMultiple'>

/** Finds characteristics that are there; for a change, held so that none goes or changes before it is done. */
export type FindCharacteristics = (db: Queryable, ids: string[], isHeld: boolean) => Promise<Rules[]>

/** So many products are looked at together. */
const atOnce = 500

/** That each value is of a characteristic and fits it. */
export function valuesFit(find: FindCharacteristics): EndCheck {
  return async (tx, ids) => {
    for (let start = 0; start < ids.length; start += atOnce) {
      const rows = await tx
        .select({ values: products.values, variants: products.variants })
        .from(products)
        .where(and(inArray(products._id, ids.slice(start, start + atOnce)), isNull(products.deletedAt)))
        .orderBy(asc(products._id))
      const known = await rulesOf(tx, find, rows, true)
      for (const row of rows) assertFit(row, known)
    }
  }
}

/** A product's values without those that are of nothing any more, or no longer fit. */
export async function fittingValues(
  tx: Transaction,
  find: FindCharacteristics,
  row: Valued,
): Promise<Valued> {
  const known = await rulesOf(tx, find, [row], false)
  const fitting = (values: ProductValues) =>
    Object.fromEntries(
      Object.entries(values).filter(([id, value]) => problemOf(known.get(id), value) === null),
    )
  return {
    values: fitting(row.values),
    variants: row.variants.map((variant) => ({ ...variant, values: fitting(variant.values) })),
  }
}

/** The characteristics that a product has values of, itself or in a variant. */
export function valuedIn({ values, variants }: Valued): string[] {
  return [...new Set([values, ...variants.map((variant) => variant.values)].flatMap(Object.keys))]
}

async function rulesOf(db: Queryable, find: FindCharacteristics, rows: Valued[], isHeld: boolean) {
  const ids = [...new Set(rows.flatMap(valuedIn))]
  const found = ids.length > 0 ? await find(db, ids, isHeld) : []
  return new Map(found.map((one) => [one._id, one]))
}

function assertFit({ values, variants }: Valued, known: Map<string, Rules>) {
  const places = [
    ...Object.entries(values).map(([id, value]) => ({ path: 'values', id, value })),
    ...variants.flatMap((variant, index) =>
      Object.entries(variant.values).map(([id, value]) => ({ path: `variants.${index}.values`, id, value })),
    ),
  ]
  const problems = places.flatMap(({ path, id, value }) => {
    const problem = problemOf(known.get(id), value)
    return problem === null ? [] : [[`${path}.${id}`, problem]]
  })
  if (problems.length > 0) throw invalid(Object.fromEntries(problems))
}

function problemOf(characteristic: Rules | undefined, value: ProductValue) {
  if (!characteristic) return texts.characteristics.unknown
  const problem = valueProblem(value, characteristic)
  return problem && texts.characteristics.of(characteristic.name, problem)
}

/** How many products have a value of one of these characteristics. */
export async function countProductsWith(tx: Transaction, ids: string[]) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .where(and(isNull(products.deletedAt), hasValueOf(ids)))
  return row?.count ?? 0
}

/** Those of these characteristics that products besides some have values of. */
export async function characteristicsWithValues(db: Queryable, ids: string[], besides: string[]) {
  const { rows } = await db.execute<{ used: string }>(sql`
    select distinct used from ${products}
    cross join lateral (
      select jsonb_object_keys(${products.values}) as used
      union all
      select jsonb_object_keys(variant -> 'values') from jsonb_array_elements(${products.variants}) as variant
    ) as of_product
    where ${and(isNull(products.deletedAt), notInArray(products._id, besides), inArray(sql`used`, ids))}`)
  return rows.map(({ used }) => used)
}

/** All values of a characteristic, a list for each product. */
export async function valuesOfCharacteristic(tx: Transaction, id: string): Promise<ProductValue[][]> {
  const rows = await tx
    .select({ values: products.values, variants: products.variants })
    .from(products)
    .where(and(isNull(products.deletedAt), hasValueOf([id])))
  return rows.map(({ values, variants }) =>
    [values[id], ...variants.map((variant) => variant.values[id])].filter((value) => value !== undefined),
  )
}

function hasValueOf(ids: string[]) {
  const any = sql`array[${sql.join(
    ids.map((id) => sql`${id}::text`),
    sql`, `,
  )}]`
  return sql`(${products.values} ?| ${any} or exists (
    select from jsonb_array_elements(${products.variants}) as variant where variant -> 'values' ?| ${any}))`
}
