import { texts } from '@busbar/contract'
import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { Link, Outlet } from 'react-router'
import archivoFont from '../ui/fonts/archivo-wide.woff2?url'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { Navigation } from './navigation.tsx'
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
