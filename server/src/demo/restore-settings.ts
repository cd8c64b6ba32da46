import { isEqual } from '@busbar/contract'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { noteAssetUses } from '../content/assets/asset-uses.ts'
import type { Change } from '../content/change.ts'
import { assetUses, revisions } from '../content/tables.ts'
import { companyStore } from '../features/company/store.ts'
import { demoRecords } from '../features/demo-content/table.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Transaction } from '../platform/postgres/db.ts'

type Values = Record<string, unknown>

const stores = [companyStore, siteSettingsStore]

/** Gives the settings back what the demo replaced. What somebody has set since stays. */
export async function restoreSettings(open: Change) {
  for (const store of stores) {
    const loaded = await loadedRevision(open.tx, store)
    const current = await store.find(open.tx)
    if (loaded && current) await store.save(open, partsOf(loaded, store, current))
  }
}

/**
 * Takes what the demo said out of the history of the settings, as it is taken out of that of its records. Its images are
 * used there no longer.
 */
export async function eraseSettings(tx: Transaction) {
  for (const store of stores) {
    const loaded = await loadedRevision(tx, store)
    if (!loaded) continue
    const { collection, recordId, revision } = loaded
    const ofStore = and(eq(revisions.collection, collection), eq(revisions.recordId, recordId))
    const without = (values: unknown) =>
      values ? { ...(values as Values), ...partsOf(loaded, store, values as Values) } : values
    for (const one of await tx.select().from(revisions).where(ofStore)) {
      if (one.revision < revision) continue
      await tx
        .update(revisions)
        .set({ before: without(one.before), after: without(one.after) })
        .where(and(ofStore, eq(revisions.revision, one.revision)))
    }
    await tx
      .delete(assetUses)
      .where(and(eq(assetUses.collection, collection), eq(assetUses.recordId, recordId)))
    await noteAssetUses(tx, await tx.select().from(revisions).where(ofStore))
  }
}

/** The version of the settings that the demo has made. */
async function loadedRevision(tx: Transaction, store: (typeof stores)[number]) {
  const [loaded] = await tx
    .select(getTableColumns(revisions))
    .from(revisions)
    .innerJoin(
      demoRecords,
      and(
        eq(demoRecords.collection, revisions.collection),
        eq(demoRecords.recordId, revisions.recordId),
        eq(demoRecords.revision, revisions.revision),
      ),
    )
    .where(eq(revisions.collection, store.name))
  return loaded
}

/** The fields of which the demo said something, without that. */
function partsOf(
  loaded: typeof revisions.$inferSelect,
  { table }: (typeof stores)[number],
  current: Values,
): Values {
  const before = (loaded.before ?? {}) as Values
  const after = loaded.after as Values
  // What is never empty has a default, or is none of the settings; the demo says nothing of either.
  const fields = Object.entries(getTableColumns(table)).flatMap(([field, { notNull }]) =>
    notNull ? [] : [field],
  )
  return Object.fromEntries(
    fields
      .filter((field) => !isEqual(before[field] ?? null, after[field]))
      .map((field) => [field, withoutDemo(before[field] ?? null, after[field], current[field])]),
  )
}

/** `current` without what the demo has put into it. */
export function withoutDemo(before: unknown, loaded: unknown, current: unknown): unknown {
  if (isEqual(current, loaded)) return before
  if (Array.isArray(loaded) && Array.isArray(current)) {
    const own = current.filter((entry) => !loaded.some((one) => isEqual(one, entry)))
    return own.length > 0 ? own : before
  }
  if (!isPlain(loaded) || !isPlain(current)) return current
  return Object.fromEntries(
    Object.entries(current).map(([part, value]) => [
      part,
      withoutDemo(isPlain(before) ? (before[part] ?? null) : null, loaded[part], value),
    ]),
  )
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
