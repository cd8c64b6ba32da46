import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Change } from '../../content/change.ts'
import { cascadeTrash } from '../../content/children.ts'
import { locks } from '../../platform/postgres/locks.ts'
import { isDryRun } from '../../platform/postgres/scoped-database.ts'
import { touchLinks } from './page-links.ts'
import { pageRecords } from './page-records.ts'
import { pages } from './table.ts'

/** Pages, each below another or at the root: children move, are deleted and come back with their parent. */
export const pagesStore: typeof pageRecords = {
  ...pageRecords,

  async create(change, input, id) {
    await lockTree(change)
    const row = await pageRecords.create(change, input, id)
    touchLinks(change, null, row)
    return row
  },

  async update(change, id, patch, expected) {
    await lockTree(change)
    const before = await pageRecords.findAnywhere(change.tx, id)
    const row = await pageRecords.update(change, id, patch, expected)
    touchLinks(change, before, row)
    if (row.slug !== before.slug) await moveBelow(change, row._id)
    return row
  },

  async remove(change, id) {
    await lockTree(change)
    const row = await pageRecords.remove(change, id)
    await pagesBelow.parentGoes(change, row._id)
    touchLinks(change, { ...row, deletedAt: null }, row)
    return row
  },

  /** Where it was, if what it stood below is still there; that may have moved meanwhile. */
  async restore(change, id) {
    await lockTree(change)
    const before = await pageRecords.findAnywhere(change.tx, id)
    if (!before.deletedAt) return before
    const restored = await pageRecords.restore(change, id)
    const row = await pageRecords.update(change, id, {})
    touchLinks(change, before, row)
    await pagesBelow.parentReturns(change, { _id: restored._id, deletedAt: before.deletedAt })
    return row
  },

  async erase(change, ids) {
    for (const id of await pageRecords.inTrash(change.tx, ids)) await pagesBelow.parentIsErased(change, id)
    return pageRecords.erase(change, ids)
  },
}

const pagesBelow = cascadeTrash({ store: pagesStore, field: 'parent', parents: 'pages' })

/** Two who move pages at once could put each below the other. Nothing that a dry run does stays. */
async function lockTree({ tx }: Change) {
  if (!isDryRun()) await tx.execute(sql`select pg_advisory_xact_lock(${locks.pageTree})`)
}

async function moveBelow(change: Change, id: string) {
  const below = await change.tx
    .select({ _id: pages._id })
    .from(pages)
    .where(and(eq(pages.parent, id), isNull(pages.deletedAt)))
    .orderBy(asc(pages._id))
  for (const { _id } of below) await pagesStore.update(change, _id, {})
}
