import { slugOf } from '@busbar/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/postgres/db.ts'
import { slugs } from './tables.ts'

/** Gives a record the first free slug of its title: `motor`, else `motor-2`, `motor-3` and so on. */
export async function claimSlug(tx: Transaction, collection: string, recordId: string, title: string) {
  const base = slugOf(title)
  for (let attempt = 1; ; attempt++) {
    const slug = attempt === 1 ? base : `${base}-${attempt}`
    const [claimed] = await tx
      .insert(slugs)
      .values({ collection, slug, recordId })
      .onConflictDoNothing()
      .returning()
    if (claimed) return slug
    if ((await recordOfSlug(tx, collection, slug)) === recordId) return slug
  }
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
