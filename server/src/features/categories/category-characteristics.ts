import { type CategoryCharacteristic, texts } from '@busbar/contract'
import { and, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Change } from '../../content/change.ts'
import type { EndCheck } from '../../content/end-checks.ts'
import { liveOnes, lockExisting } from '../../content/links.ts'
import { recordKey, trackRead } from '../../content/read-tracking.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable } from '../../content/store-table.ts'
import { invalid } from '../../platform/errors.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'
import { categories } from './table.ts'

type Listing = { characteristics?: CategoryCharacteristic[] }

/** The characteristics that a category lists must be there when a change is done. */
export function listedCharacteristics(characteristics: Store<RecordTable>) {
  const areThere: EndCheck = async (tx, ids) => {
    if ((await lockExisting({ tx }, characteristics, ids)).length < ids.length)
      throw invalid({ characteristics: texts.characteristics.unknown })
  }
  return {
    check(change: Change, { characteristics: listed = [] }: Listing) {
      for (const { characteristic } of listed) change.atEnd(areThere, characteristic)
    },
    /** Those that have not gone meanwhile. */
    async left(tx: Transaction, { characteristics: listed = [] }: Listing) {
      const there = await liveOnes(
        tx,
        characteristics,
        listed.map(({ characteristic }) => characteristic),
      )
      return listed.filter(({ characteristic }) => there.includes(characteristic))
    },
  }
}

/** How categories list characteristics, by their ids. The page that asks is published again when one of them changes. */
export async function characteristicsOfCategories(db: Queryable, ids: string[]) {
  for (const id of ids) trackRead(recordKey('categories', id))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ _id: categories._id, listed: categories.characteristics })
          .from(categories)
          .where(and(inArray(categories._id, ids), isNull(categories.deletedAt)))
  return new Map(rows.map(({ _id, listed }) => [_id, listed]))
}

/** How many categories list one of these characteristics. */
export async function countCategoriesListing(tx: Transaction, ids: string[]) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(categories)
    .where(
      and(
        isNull(categories.deletedAt),
        sql`exists (select from jsonb_array_elements(${categories.characteristics}) as listed
          where ${inArray(sql`listed ->> 'characteristic'`, ids)})`,
      ),
    )
  return row?.count ?? 0
}

/** Those of these characteristics that categories besides some list. */
export async function characteristicsListed(db: Queryable, ids: string[], besides: string[]) {
  const { rows } = await db.execute<{ used: string }>(sql`
    select distinct listed ->> 'characteristic' as used
    from ${categories} cross join jsonb_array_elements(${categories.characteristics}) as listed
    where ${and(
      isNull(categories.deletedAt),
      notInArray(categories._id, besides),
      inArray(sql`listed ->> 'characteristic'`, ids),
    )}`)
  return rows.map(({ used }) => used)
}
