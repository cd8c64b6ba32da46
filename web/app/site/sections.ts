import { texts } from '@busbar/contract'

/** The landing page's sections, in their order. A new section is one line here. */
export const sections = [
  { id: 'home', inNavigation: texts.site.sections.home, inFooter: null },
  { id: 'partners', inNavigation: texts.site.sections.partners, inFooter: texts.site.sections.partners },
] as const satisfies Section[]

export type SectionId = (typeof sections)[number]['id']

/** The address of a section from any page. */
export function sectionAddress(id: SectionId) {
  return `/#${id}`
}

/** A section need not be named in the navigation or the footer: `null` leaves it out. */
type Section = { id: string; inNavigation: string | null; inFooter: string | null }
