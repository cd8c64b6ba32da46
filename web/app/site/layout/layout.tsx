import { texts } from '@busbar/contract'
import { data, Outlet } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import archivoFont from '../../ui/fonts/archivo-wide.woff2?url'
import interFont from '../../ui/fonts/inter.woff2?url'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { Navigation } from './navigation.tsx'
import { readSite } from './shown-site.ts'
import '../../ui/fonts.css'
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
  const { site, isComplete } = await readSite(api, new URL(request.url).origin)
  return data(site, { status: isComplete ? 200 : 503 })
}

export default function SiteLayout() {
  return (
    <div data-site="">
      <meta name="theme-color" content="#0b1420" />
      <a className={styles.skip} href="#content">
        {texts.site.skipToContent}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
