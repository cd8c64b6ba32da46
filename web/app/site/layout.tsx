import { defaults, texts } from '@busbar/contract'
import { data, Link, Outlet } from 'react-router'
import { renderContext } from '../api/render-context.ts'
import archivoFont from '../ui/fonts/archivo-wide.woff2?url'
import interFont from '../ui/fonts/inter.woff2?url'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { Navigation } from './navigation.tsx'
import { shownCompany } from './shown-company.ts'
import { describedPicture } from './shown-picture.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import '../ui/fonts.css'
import './tokens.css'
import './base.css'

export const links: Route.LinksFunction = () =>
  [archivoFont, interFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

/** What every page of the site shows of the company. Without it the defaults stand in, and nothing is published. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(renderContext)
  const [company, settings] = await Promise.all([
    api.company.get().catch(() => null),
    api.siteSettings.get().catch(() => null),
  ])
  const site = {
    company: shownCompany(company),
    /** Where the site is, as visitors know it. */
    origin: new URL(request.url).origin,
    /** What a page without a picture of its own is shared with. */
    shareImage: settings?.shareImage
      ? describedPicture('general', settings.shareImage, settings.pictures)
      : describedPicture('company', company?.heroImages[0]?.imageUrl, company?.pictures ?? {}),
    /** What stands after each page's title. */
    titleSuffix: settings?.titleSuffix ?? null,
    description: settings?.description ?? null,
    canZoom: settings?.canZoom ?? false,
    /** In which dates are told; without one it is the visitor's own. */
    timeZone: settings?.timeZone ?? null,
    mapTileUrl: settings?.mapTileUrl ?? defaults.mapTileUrl,
  }
  return data(site, { status: company && settings ? 200 : 503 })
}

/** The company does not change while a visitor is here: going from page to page does not ask again. */
export function shouldRevalidate() {
  return false
}

export default function SiteLayout() {
  useScrollPosition()
  return (
    <div data-site="">
      <meta name="theme-color" content="#0b1420" />
      <Link className={styles.skip} to={{ hash: 'content' }}>
        {texts.site.skipToContent}
      </Link>
      <Navigation />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
