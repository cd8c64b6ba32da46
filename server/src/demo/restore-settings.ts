import { isEqual } from '@busbar/contract'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Change } from '../content/change.ts'
import { revisions } from '../content/tables.ts'
import { companyStore } from '../features/company/store.ts'
import { demoRecords } from '../features/demo-content/table.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'

type Values = Record<string, unknown>

/** Gives the settings back what the demo replaced. What somebody has set since stays. */
export async function restoreSettings(open: Change) {
  for (const store of [companyStore, siteSettingsStore]) {
    const patch = await patchOf(open, store)
    if (patch) await store.save(open, patch)
  }
}

async function patchOf({ tx }: Change, store: typeof companyStore | typeof siteSettingsStore) {
  const [loaded] = await tx
    .select({ before: revisions.before, after: revisions.after })
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
  const current = (await store.find(tx)) as Values | undefined
  if (!loaded || !current) return null
  const before = (loaded.before ?? {}) as Values
  const after = loaded.after as Values
  // What is never empty has a default, or is none of the settings; the demo says nothing of either.
  const fields = Object.entries(getTableColumns(store.table)).flatMap(([field, { notNull }]) =>
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
