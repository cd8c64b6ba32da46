import {
  type CollectionName,
  collections,
  fixedPages,
  homeSectionIds,
  type PagedName,
  recordPages,
  recordPath,
} from '@busbar/contract'

/** Where visitors see a record: on its page or in a section of the home page; nowhere as long as it is hidden. */
export function websiteAddress(name: CollectionName, record: object) {
  const { isActive = true, status = 'active', slug = '' } = record as Shown
  if (!isActive || status !== 'active') return undefined
  return hasPages(name) ? recordPath(name, slug) : sectionOf(name)
}

/** Where a preview begins: at the record's own page, or below where a new one would have its page. */
export function previewAddress(name: CollectionName, record?: object): string {
  const { editedWith } = collections[name] as { editedWith?: CollectionName }
  if (editedWith) return previewAddress(editedWith)
  const address = record && websiteAddress(name, record)
  return address ?? (hasPages(name) ? recordPages[name].prefix : (sectionOf(name) ?? fixedPages.home))
}

/** Whether each record has a page of its own, and not only a place on the home page. */
export const hasPages = (name: CollectionName): name is PagedName => name in recordPages

/** Some content types have neither pages nor a section: pages name their records wherever they like. */
function sectionOf(name: CollectionName) {
  return homeSectionIds.some((id) => id === name) ? `/#${name}` : undefined
}

type Shown = { isActive?: boolean; status?: string; slug?: string }
