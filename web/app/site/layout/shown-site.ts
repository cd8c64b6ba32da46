import {
  allHomeSections,
  type Client,
  defaults,
  type HomePart,
  type HomeSection,
  listLinks,
  sectionIds,
  standardWords,
} from '@busbar/contract'
import { priceStyleOf } from '../../ui/text/price.ts'
import { sectionHead, sectionHeads } from '../parts/section/section-heads.ts'
import { shownLinks } from '../parts/section/section-links.ts'
import { describedImage } from '../parts/shown-image.ts'
import { shownLook } from './look-styles.ts'
import { madeShareImage } from './made-share-image.ts'
import { shownCompany } from './shown-company.ts'

export type ShownSite = Awaited<ReturnType<typeof readSite>>['site']

/** What every page knows of the company and the site; defaults stand in for what cannot be read, for these reasons. */
export async function readSite(api: Client, origin: string) {
  const reasons: unknown[] = []
  const orNull = <Read>(reading: Promise<Read>) =>
    reading.catch((reason: unknown) => {
      reasons.push(reason)
      return null
    })
  const [company, settings, shownSections, pages, lists] = await Promise.all([
    orNull(api.company.get()),
    orNull(api.siteSettings.get()),
    orNull(api.siteSettings.homeSections()),
    orNull(api.pages.links()),
    orNull(api.siteSettings.listPages()),
  ])
  const allSections = settings?.homeSections ?? allHomeSections([])
  const sections = shownSections ?? allSections
  const shownIds = sectionIds(sections)
  const ownLinks = [...(pages ?? []), ...listLinks(lists ?? [])]
  const site = {
    company: shownCompany(company),
    /** Where the site is, as visitors know it. */
    origin,
    /** The sharing image of a page without one: the first of these that exists. */
    shareImages: {
      chosen: describedImage('general', settings?.shareImage, settings?.pictures ?? {}),
      ofLogo: madeShareImage(company, settings?.look ?? null),
      ofHero: describedImage('company', company?.heroImages[0]?.imageUrl, company?.pictures ?? {}),
    },
    /** What stands after each page's title. */
    titleSuffix: settings?.titleSuffix ?? null,
    description: settings?.description ?? null,
    canZoom: settings?.canZoom ?? false,
    /** The time zone for dates; without one, the visitor's own. */
    timeZone: settings?.timeZone ?? null,
    look: shownLook(settings?.look ?? null),
    mapTileUrl: settings?.mapTileUrl ?? defaults.mapTileUrl,
    /** Those of the home page that are shown, and the blocks between them. */
    sections: sectionHeads(sections),
    /** The contact form has a page of its own, whatever the home page shows. */
    contact: sectionHead(contactSection(allSections), 'dark'),
    menu: shownLinks(settings?.menu ?? null, 'inMenu', shownIds, ownLinks),
    footerLinks: shownLinks(settings?.footerLinks ?? null, 'inFooter', shownIds, ownLinks),
    words: { ...standardWords, ...settings?.words },
    prices: priceStyleOf(settings),
  }
  return { site, reasons }
}

function contactSection(parts: HomePart[]) {
  const usual = { id: 'contact' as const, heading: null, introduction: null }
  return parts.find((part): part is HomeSection => part.id === 'contact') ?? usual
}
