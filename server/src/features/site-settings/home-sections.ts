import type { HomeSectionId, ShownHomePart, SiteSettings } from '@busbar/contract'
import { withImageDetails } from '../../content/assets/images.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { siteSettingsStore } from './store.ts'

/** What the sections show. One that is not named is never empty. */
export type SectionStores = Partial<Record<HomeSectionId, { hasAny: (db: Queryable) => Promise<boolean> }>>

/** The parts that visitors see, in their order: neither the hidden ones nor those that hide while they are empty. */
export async function readShownSections(db: Queryable, stores: SectionStores): Promise<ShownHomePart[]> {
  const { homeSections } = await siteSettingsStore.read(db)
  const shown = homeSections.map(async ({ isVisible, ...part }): Promise<ShownHomePart[]> => {
    if (!isVisible) return []
    if (part.id === 'blocks') return part.blocks.length > 0 ? withImageDetails(db, [part]) : []
    const { hidesWhileEmpty, ...section } = part
    const hides = hidesWhileEmpty && (await stores[section.id]?.hasAny(db)) === false
    return hides ? [] : [section]
  })
  return (await Promise.all(shown)).flat()
}

/** The settings without the blocks of the home page, some of which may be hidden: visitors get only those that they see. */
export function withoutBlocks(settings: SiteSettings): SiteSettings {
  const homeSections = settings.homeSections.filter(({ id }) => id !== 'blocks')
  const said = JSON.stringify({ ...settings, homeSections, pictures: {} })
  const pictures = Object.entries(settings.pictures).filter(([address]) => said.includes(address))
  return { ...settings, homeSections, pictures: Object.fromEntries(pictures) }
}
