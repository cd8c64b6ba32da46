import { type ProductFile, texts } from '@busbar/contract'
import type { Change } from '../../content/change.ts'
import type { EndCheck } from '../../content/end-checks.ts'
import { liveOnes, lockExisting, publicOnes } from '../../content/links.ts'
import type { Store } from '../../content/store.ts'
import type { RecordTable, View } from '../../content/store-table.ts'
import { invalid } from '../../platform/errors.ts'
import type { Queryable } from '../../platform/postgres/db.ts'

/** What a product names: other products, and downloads. */
type Named = {
  successor?: string | null
  accessories?: string[]
  spareParts?: string[]
  files?: ProductFile[]
}

const { successorUnknown, productsUnknown, filesUnknown, ownSuccessor, ownRelation } = texts.rules.products

/**
 * What products name. A record that goes into the trash is not shown while it is there, and is again when it comes back:
 * the product itself does not change. Only what is named anew must be there, once the change is done, so that two
 * products can be made at once that name each other.
 */
export function productRelations(products: Store<RecordTable>, downloads: Store<RecordTable>) {
  const mustBeThere =
    (store: Store<RecordTable>, field: keyof Named, unknown: string): EndCheck =>
    async (tx, ids) => {
      if ((await lockExisting({ tx }, store, ids)).length < ids.length) throw invalid({ [field]: unknown })
    }
  const fields = [
    { field: 'successor', there: mustBeThere(products, 'successor', successorUnknown) },
    { field: 'accessories', there: mustBeThere(products, 'accessories', productsUnknown) },
    { field: 'spareParts', there: mustBeThere(products, 'spareParts', productsUnknown) },
    { field: 'files', there: mustBeThere(downloads, 'files', filesUnknown) },
  ] as const

  return {
    /** Has what a product names anew looked up when the change is done; none names itself. */
    check(change: Change, id: string, after: Named, before: Named) {
      if (after.successor === id) throw invalid({ successor: ownSuccessor })
      for (const field of ['accessories', 'spareParts'] as const)
        if (after[field]?.includes(id)) throw invalid({ [field]: ownRelation })
      for (const { field, there } of fields) {
        const known = idsIn(before, field)
        for (const named of idsIn(after, field)) if (!known.includes(named)) change.atEnd(there, named)
      }
    },

    /** Products as these eyes may see what they name: what is hidden or gone is left out. */
    async shown<Row extends Named>(db: Queryable, view: View, rows: Row[]): Promise<Row[]> {
      const find = view === 'public' ? publicOnes : liveOnes
      const ofProducts = rows.flatMap((row) =>
        (['successor', 'accessories', 'spareParts'] as const).flatMap((field) => idsIn(row, field)),
      )
      const shown = new Set([
        ...(await find(db, products, [...new Set(ofProducts)])),
        ...(await find(db, downloads, [...new Set(rows.flatMap((row) => idsIn(row, 'files')))])),
      ])
      return rows.map((row) => ({
        ...row,
        successor: row.successor && shown.has(row.successor) ? row.successor : null,
        accessories: row.accessories?.filter((id) => shown.has(id)),
        spareParts: row.spareParts?.filter((id) => shown.has(id)),
        files: row.files?.filter(({ download }) => shown.has(download)),
      }))
    },
  }
}

function idsIn(row: Named, field: keyof Named): string[] {
  if (field === 'files') return row.files?.map(({ download }) => download) ?? []
  return [row[field] ?? []].flat()
}
