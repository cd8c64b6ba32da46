import { texts } from '@busbar/contract'

const names = texts.site.sections

/** The landing page's sections, in their order. A new section is one line here, and its file: home/<id>.section.tsx. */
export const sections = [
  { id: 'home', inNavigation: names.home, inFooter: null },
  { id: 'services', inNavigation: names.services, inFooter: names.services },
  { id: 'products', inNavigation: names.products, inFooter: names.products },
  { id: 'categories', inNavigation: names.categories, inFooter: names.categories },
  { id: 'team', inNavigation: names.team, inFooter: texts.site.footer.team },
  { id: 'partners', inNavigation: names.partners, inFooter: names.partners },
  { id: 'clients', inNavigation: null, inFooter: null },
  { id: 'contact', inNavigation: names.contact, inFooter: texts.site.footer.contact },
] as const satisfies Section[]

export type SectionId = (typeof sections)[number]['id']

/** The address of a section from any page. */
export function sectionAddress(id: SectionId) {
  return `/#${id}`
}

/** A section need not be named in the navigation or the footer: `null` leaves it out. */
type Section = { id: string; inNavigation: string | null; inFooter: string | null }
