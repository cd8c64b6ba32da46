import { type HomePart, type HomeSectionId, homeSectionIds, partKey } from '@busbar/contract'
import { collectionScreens } from '../collections.ts'
import { structureTexts } from './structure/texts.ts'

/** What people in the back office call a section of the home page: as they call its content. */
export function sectionName(id: HomeSectionId) {
  const names: Partial<Record<string, { label: string }>> = collectionScreens
  return names[id]?.label ?? structureTexts.contact
}

/** The same for every part of the page; blocks are numbered where they stand in several places. */
export function partNames(parts: readonly HomePart[]) {
  const inPlaces = parts.filter(({ id }) => id === 'blocks').map(partKey)
  return parts.map((part) => {
    if (part.id !== 'blocks') return sectionName(part.id)
    const { name, numbered } = structureTexts.blocks
    return inPlaces.length > 1 ? numbered(inPlaces.indexOf(partKey(part)) + 1) : name
  })
}

/** The section that a link leads to, if it leads to one. */
export function sectionOf(link: string): HomeSectionId | undefined {
  return homeSectionIds.find((id) => link === `#${id}` || link === `/#${id}`)
}
