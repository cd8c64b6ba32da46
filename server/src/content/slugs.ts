import { isRecordAddress, slugOf, texts } from '@busbar/contract'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalid } from '../platform/errors.ts'
import type { Queryable, Transaction } from '../platform/postgres/db.ts'
import { slugs } from './tables.ts'

type Collection = { name: string; table: PgTable & { _id: PgColumn; slug?: PgColumn } }

/**
 * Gives a record its slug: the one that somebody chose, which is refused if it is taken, or else the first free one of its
 * title: `motor`, else `motor-2`, `motor-3` and so on.
 */
export async function claimSlug(
  tx: Transaction,
  collection: Collection,
  recordId: string,
  { title, address }: { title: string; address?: string | null },
) {
  if (address) {
    if (!isRecordAddress(address)) throw invalid({ address: texts.rules.address.reserved })
    if (!(await takeSlug(tx, collection, recordId, address))) throw addressTaken()
    return address
  }
  const { name } = collection
  const base = slugOf(title)
  for (let attempt = isRecordAddress(base) ? 1 : 2; ; attempt++) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`
    const [claimed] = await tx
      .insert(slugs)
      .values({ collection: name, slug, recordId })
      .onConflictDoNothing()
      .returning()
    if (claimed) return slug
    if ((await recordOfSlug(tx, name, slug)) === recordId) return slug
  }
}

export const addressTaken = () => invalid({ address: texts.rules.address.taken })

/** False when another record is there. Where another one only was before, its old address leads here from now on. */
export async function takeSlug(tx: Transaction, { name, table }: Collection, recordId: string, slug: string) {
  const [other] = await tx
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table.slug as PgColumn, slug), ne(table._id, recordId)))
  if (other) return false
  await tx
    .insert(slugs)
    .values({ collection: name, slug, recordId })
    .onConflictDoUpdate({ target: [slugs.collection, slugs.slug], set: { recordId } })
  return true
}

const isSlug = (collection: string, slug: string) =>
  and(eq(slugs.collection, collection), eq(slugs.slug, slug))

/** The record that has or once had this slug. */
export async function recordOfSlug(db: Queryable, collection: string, slug: string) {
  const [row] = await db.select({ recordId: slugs.recordId }).from(slugs).where(isSlug(collection, slug))
  return row?.recordId ?? null
}

/** The same within a statement. */
export const recordWithSlug = (collection: string, slug: string) =>
  sql`(select ${slugs.recordId} from ${slugs} where ${isSlug(collection, slug)})`
