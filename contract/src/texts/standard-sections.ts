// No zod in here: the scripts of public pages take some of it along.
import { type ListPage, recordPages } from '../public-pages.ts'
import * as texts from './site.ts'

const names = texts.site.sections

/**
 * The sections of the home page below the hero, in the order and with the words that they have until an administrator
 * says otherwise. A new section is one entry here, and its file: web/app/site/home/<id>.section.tsx.
 */
export const standardSections = {
  services: {
    heading: texts.services.siteHeading,
    introduction: texts.services.siteIntroduction,
    inMenu: names.services,
    inFooter: names.services,
  },
  products: {
    heading: texts.products.siteHeading,
    introduction: texts.products.siteIntroduction,
    inMenu: names.products,
    inFooter: names.products,
  },
  categories: {
    heading: texts.categories.siteHeading,
    introduction: texts.categories.siteIntroduction,
    inMenu: names.categories,
    inFooter: names.categories,
  },
  team: {
    heading: texts.team.siteHeading,
    introduction: texts.team.siteIntroduction,
    inMenu: names.team,
    inFooter: texts.site.footer.team,
  },
  partners: {
    heading: texts.partners.siteHeading,
    introduction: texts.partners.siteIntroduction,
    inMenu: names.partners,
    inFooter: names.partners,
  },
  clients: {
    heading: texts.clients.siteHeading,
    introduction: texts.clients.siteIntroduction,
    inMenu: null,
    inFooter: null,
  },
  contact: {
    heading: texts.messages.siteHeading,
    introduction: texts.messages.siteIntroduction,
    inMenu: names.contact,
    inFooter: texts.site.footer.contact,
  },
} as const satisfies Record<string, StandardSection>

/** A section need not be named in the menu or the footer: `null` leaves it out. */
type StandardSection = {
  heading: string
  introduction: string
  inMenu: string | null
  inFooter: string | null
}

export type HomeSectionId = keyof typeof standardSections

export const homeSectionIds = Object.keys(standardSections) as [HomeSectionId, ...HomeSectionId[]]

/** What parts of the home page are called: those that are no sections are blocks between them. */
type HomePartId = HomeSectionId | 'blocks'

/** The sections among these parts. */
export function sectionIds(parts: readonly { id: HomePartId }[]): HomeSectionId[] {
  return parts.flatMap(({ id }) => (id === 'blocks' ? [] : [id]))
}

/** What tells a part from the others, wherever it is moved. No key of blocks is the name of a section. */
export function partKey({ id, key }: { id: string; key?: string }) {
  return key === undefined ? id : `${id}-${key}`
}

type Link = { label: string; link: string }

/** One that the menu or the footer has unless others were chosen. */
type StandardLink = Link & { inMenu: boolean; inFooter: boolean }

/** The pages that list the records of a content type, and what the menu and the footer call them. */
export const listPages = {
  [recordPages.references.list]: texts.references.inFooter,
  [recordPages.news.list]: texts.news.heading,
} as const satisfies Record<ListPage, string>

/** The links to those that have something in them. */
export function listLinks(shown: readonly ListPage[]): StandardLink[] {
  return shown.map((link) => ({ label: listPages[link], link, inMenu: true, inFooter: true }))
}

/**
 * The links to the sections that are shown and to the pages that say so, as long as no others were chosen. The menu begins
 * at the top, and what a firm adds comes after the sections.
 */
export function standardLinks(
  place: 'inMenu' | 'inFooter',
  shown: readonly HomeSectionId[],
  pages: readonly StandardLink[],
): Link[] {
  const sections = shown.flatMap((id): Link[] => {
    const label = standardSections[id][place]
    return label ? [{ label, link: `#${id}` }] : []
  })
  const own = pages.filter((page) => page[place]).map(({ label, link }) => ({ label, link }))
  const links = [...sections, ...own]
  return place === 'inMenu' ? [{ label: names.home, link: '#home' }, ...links] : links
}

export type SectionTone = 'light' | 'dark'

/**
 * Sections alternate, beginning on paper. The contact form is always on ink, so its neighbours are not; blocks are always
 * on paper, which they are made for.
 */
export function sectionTones(shown: readonly HomePartId[]): SectionTone[] {
  const tones: SectionTone[] = []
  for (const [place, id] of shown.entries()) {
    const isFree = id !== 'blocks' && tones.at(-1) === 'light' && shown[place + 1] !== 'contact'
    const isDark = id === 'contact' || isFree
    tones.push(isDark ? 'dark' : 'light')
  }
  return tones
}
