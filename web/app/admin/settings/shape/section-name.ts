import { type HomeSectionId, homeSectionIds } from '@busbar/contract'
import { collectionScreens } from '../../collections.ts'
import { shapeTexts } from './texts.ts'

/** What people in the back office call a section of the home page: as they call its content. */
export function sectionName(id: HomeSectionId) {
  const names: Partial<Record<string, { label: string }>> = collectionScreens
  return names[id]?.label ?? shapeTexts.contact
}

/** The section that a link leads to, if it leads to one. */
export function sectionOf(link: string): HomeSectionId | undefined {
  return homeSectionIds.find((id) => link === `#${id}` || link === `/#${id}`)
}
