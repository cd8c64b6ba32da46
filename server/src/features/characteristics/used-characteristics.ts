import type { CategoryCharacteristic, UsedCharacteristic } from '@busbar/contract'
import { and, inArray, isNull } from 'drizzle-orm'
import { alphabetically } from '../../content/columns.ts'
import { recordKey, trackRead } from '../../content/read-tracking.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { characteristicRecords, characteristics } from './table.ts'

/** One use of characteristics: how a category lists them, and which others there are values of. */
export type CharacteristicUse = { listed: CategoryCharacteristic[]; others: string[] }

/**
 * The characteristics of each use: as its category lists them, then the others by name. The page that asks is published
 * again when one of them changes.
 */
export async function usedCharacteristics(
  db: Queryable,
  uses: CharacteristicUse[],
): Promise<UsedCharacteristic[][]> {
  const ids = new Set(uses.flatMap(({ listed, others }) => [...listed.map(idOf), ...others]))
  for (const id of ids) trackRead(recordKey('characteristics', id))
  if (ids.size === 0) return uses.map(() => [])
  const rows = await db
    .select()
    .from(characteristics)
    .where(and(inArray(characteristics._id, [...ids]), isNull(characteristics.deletedAt)))
    .orderBy(alphabetically(characteristics.name))
  const known = new Map(
    (await characteristicRecords.present(db, 'public', rows)).map((one) => [one._id, one]),
  )
  return uses.map(({ listed, others }) => {
    const isListed = new Set(listed.map(idOf))
    const rest = [...known.keys()].filter((id) => others.includes(id) && !isListed.has(id))
    return [...listed, ...rest.map((characteristic) => ({ characteristic, ...unlisted }))].flatMap(
      ({ characteristic, ...marks }) => {
        const record = known.get(characteristic)
        return record ? [{ ...record, ...marks }] : []
      },
    )
  })
}

/** Those of the characteristics that are there; held where a change needs them to stay as they are. */
export async function findCharacteristics(db: Queryable, ids: string[], isHeld: boolean) {
  const found = db
    .select()
    .from(characteristics)
    .where(and(inArray(characteristics._id, ids), isNull(characteristics.deletedAt)))
    .orderBy(characteristics._id)
  return isHeld ? found.for('key share') : found
}

const idOf = ({ characteristic }: CategoryCharacteristic) => characteristic

/** What no category says about it. */
const unlisted = { isKeyFigure: false, isFilter: false, isCompared: false }
