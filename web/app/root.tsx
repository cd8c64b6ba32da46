import { texts } from '@busbar/contract'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { SiteScripts } from './site/client/site-scripts.tsx'
import type { ShownSite } from './site/layout/shown-site.ts'
import { ErrorPage } from './ui/error-page.tsx'
import { StartupBanner } from './ui/startup-banner.tsx'
import { StartupFailure, tellStarted } from './ui/startup-failure.tsx'

/** The specification fixes the scale; a site setting lets visitors zoom. This is the one place where it is decided. */
const viewport = 'width=device-width, initial-scale=1'
const fixedViewport = `${viewport}, maximum-scale=1, user-scalable=no`

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<ShownSite>('site/layout/layout')
  const isApplication = useIsApplication()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={site?.canZoom ? viewport : fixedViewport} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        {site?.look.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {site && <SiteLook {...site.look} />}
      </head>
      <body>
        {children}
        {isApplication ? (
          <>
            <StartupFailure />
            <Scripts />
          </>
        ) : (
          <SiteScripts />
        )}
      </body>
    </html>
  )
}

/** After the site's styles, whose tokens it replaces. */
function SiteLook({ styles, themeColor }: ShownSite['look']) {
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      {styles && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of colours and our own files' addresses
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      )}
    </>
  )
}

export default function Root() {
  useEffect(tellStarted, [])
  return (
    <>
      <Outlet />
      {useIsApplication() && <StartupBanner />}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(tellStarted, [])
  return (
    <>
      <title>{texts.site.somethingWrong}</title>
      <ErrorPage title={texts.site.somethingWrong} reason={reasonOf(error)}>
        <p>{texts.site.refreshHint}</p>
      </ErrorPage>
    </>
  )
}

/** The back office is an application of React's; a public page is a document, in which only islands are. */
function useIsApplication() {
  return useMatches().some(({ id }) => id.startsWith('admin/'))
}

function reasonOf(error: unknown) {
  if (isRouteErrorResponse(error)) return texts.problems.status(error.status, error.statusText)
  return error instanceof Error ? error.message : null
}
