import { texts } from '@busbar/contract'
import type { FormEvent, ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts } from 'react-router'
import type { Route } from './+types/root.ts'
import styles from './root.module.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** May stand alone: neither the site's nor the back office's styles are there then, so it brings its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className={styles.page}>
      <title>{texts.site.somethingWrong}</title>
      <svg className={styles.symbol} viewBox="0 -20 320 40" width="320" height="40" aria-hidden="true">
        {/* A breaker that has tripped: live on one side, dead on the other. */}
        <path className={styles.live} d="M0 0H120" />
        <path d="M120 0L168-19M180 0H320" />
        <circle className={styles.live} cx={120} r={4} />
        <circle cx={180} r={4} />
      </svg>
      <h1 className={styles.title}>{texts.site.somethingWrong}</h1>
      <p className={styles.reason}>{reasonOf(error)}</p>
      <p className={styles.hint}>{texts.site.refreshHint}</p>
      {/* A form, so that the button works where the scripts are what went wrong. */}
      <form onSubmit={reload}>
        <button className={styles.button} type="submit">
          {texts.site.refreshPage}
        </button>
      </form>
    </main>
  )
}

function reload(event: FormEvent) {
  event.preventDefault()
  window.location.reload()
}

function reasonOf(error: unknown) {
  if (isRouteErrorResponse(error)) return texts.api.status(error.status, error.statusText)
  return error instanceof Error ? error.message : null
}
