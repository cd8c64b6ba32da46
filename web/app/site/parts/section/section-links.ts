import {
  fixedPages,
  type HomeSectionId,
  homeSectionIds,
  type PageLink,
  type SiteLink,
  standardLinks,
} from '@busbar/contract'

/** A link as pages print it; one to a section of the home page says which. */
export type ShownLink = {
  label: string
  address: string
  section?: string
  /** It leads to the page that it stands on. */
  isHere?: boolean
}

/** The links of the menu or of the footer: those that were chosen, or the standard ones. */
export function shownLinks(
  chosen: SiteLink[] | null,
  place: 'inMenu' | 'inFooter',
  shown: HomeSectionId[],
  pages: PageLink[],
): ShownLink[] {
  return (chosen ?? standardLinks(place, shown, pages)).flatMap(({ label, link }) => {
    const address = addressOf(link, shown)
    return address ? [{ label, address, section: sectionIn(address) }] : []
  })
}

/** The links as they stand on a page: on that of the contact form, the one to the form stays there. */
export function linksOn(path: string, links: ShownLink[]): ShownLink[] {
  const isContact = path === fixedPages.contact || path.startsWith(`${fixedPages.contact}/`)
  return links.map((link) =>
    isContact && link.section === 'contact' ? { label: link.label, address: '#contact', isHere: true } : link,
  )
}

/** The footer's two lists: the sections of the home page, and what the firm has added to them. */
export function footerLists(links: ShownLink[]) {
  const leadsToSection = ({ section, address }: ShownLink) =>
    section !== undefined || address === fixedPages.contact
  return {
    quick: links.filter(leadsToSection),
    more: links.filter((link) => !leadsToSection(link)),
  }
}

/** Where a link leads; nowhere if that is a section which is not shown. The contact form has a page as well. */
export function addressOf(link: string, shown: HomeSectionId[]): string | null {
  const section = sectionIn(link)
  if (!section) return link
  const isShown = shown.some((id) => id === section) || !homeSectionIds.some((id) => id === section)
  if (isShown) return `/#${section}`
  return section === 'contact' ? fixedPages.contact : null
}

/** The section that an address leads to, on this page or from another. */
function sectionIn(address: string) {
  return /^\/?#(.+)$/.exec(address)?.[1]
}
