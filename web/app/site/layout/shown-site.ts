import { type Client, defaults } from '@busbar/contract'
import { describedImage } from '../parts/shown-image.ts'
import { shownCompany } from './shown-company.ts'

export type ShownSite = Awaited<ReturnType<typeof readSite>>['site']

/** What every page knows of the company and the site; defaults stand in for what cannot be read. */
export async function readSite(api: Client, origin: string) {
  const [company, settings] = await Promise.all([
    api.company.get().catch(() => null),
    api.siteSettings.get().catch(() => null),
  ])
  const site = {
    company: shownCompany(company),
    /** Where the site is, as visitors know it. */
    origin,
    /** What a page without an image of its own is shared with. */
    shareImage: settings?.shareImage
      ? describedImage('general', settings.shareImage, settings.pictures)
      : describedImage('company', company?.heroImages[0]?.imageUrl, company?.pictures ?? {}),
    /** What stands after each page's title. */
    titleSuffix: settings?.titleSuffix ?? null,
    description: settings?.description ?? null,
    canZoom: settings?.canZoom ?? false,
    /** In which dates are told; without one it is the visitor's own. */
    timeZone: settings?.timeZone ?? null,
    mapTileUrl: settings?.mapTileUrl ?? defaults.mapTileUrl,
  }
  return { site, isComplete: Boolean(company && settings) }
}
