import type { HomeSectionId, ShownHomeSection } from '@busbar/contract'
import type { Queryable } from '../../platform/postgres/db.ts'
import { siteSettingsStore } from './store.ts'

/** What the sections show. One that is not named is never empty. */
export type SectionStores = Partial<Record<HomeSectionId, { hasAny: (db: Queryable) => Promise<boolean> }>>

/** The sections that visitors see, in their order: neither the hidden ones nor those that hide while they are empty. */
export async function readShownSections(db: Queryable, stores: SectionStores): Promise<ShownHomeSection[]> {
  const { homeSections } = await siteSettingsStore.read(db)
  const shown = homeSections.map(async ({ isVisible, hidesWhileEmpty, ...section }) => {
    const hides = !isVisible || (hidesWhileEmpty && (await stores[section.id]?.hasAny(db)) === false)
    return hides ? [] : [section]
  })
  return (await Promise.all(shown)).flat()
}
