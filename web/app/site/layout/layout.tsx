import { texts } from '@busbar/contract'
import { data, Outlet } from 'react-router'
import { renderContext } from '../../api/render-context.ts'
import { CoverStandIn } from '../parts/cover-image.tsx'
import type { Route } from './+types/layout.ts'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import { Navigation } from './navigation.tsx'
import { readSite } from './shown-site.ts'
import { useStandsAlone } from './stands-alone.ts'
import '../../ui/fonts.css'
import './tokens.css'
import './base.css'

/** What every page of the site shows of the company. Without it the defaults stand in, and nothing is published. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { api, failed } = context.get(renderContext)
  const { site, reasons } = await readSite(api, new URL(request.url).origin)
  for (const reason of reasons) failed(reason)
  return data(site, { status: reasons.length > 0 ? 503 : 200 })
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const hasContact = loaderData.sections.some(({ id }) => id === 'contact')
  return (
    <div data-site="" data-contact-page={hasContact ? undefined : ''}>
      {useStandsAlone() ? <Outlet /> : <FramedPage />}
    </div>
  )
}

function FramedPage() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {texts.site.skipToContent}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CoverStandIn />
    </>
  )
}
