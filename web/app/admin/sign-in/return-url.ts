const home = '/admin'
const anywhere = 'https://back-office.invalid'

/** Where to go after signing in: the page asked for, if it is one of the back office, else its first page. */
export function returnUrl(asked: string | null) {
  // Resolved as a browser would, so that `//evil`, `/\evil` and `/admin/../..` show where they really lead.
  const url = asked?.startsWith('/') ? URL.parse(asked, anywhere) : null
  const isInside = url?.origin === anywhere && (url.pathname === home || url.pathname.startsWith(`${home}/`))
  return isInside ? url.pathname + url.search + url.hash : home
}

/** The sign-in's address that leads back to a page. */
export function signInUrl(page: { pathname: string; search: string; hash: string }) {
  const asked = page.pathname + page.search + page.hash
  return asked === home ? '/login' : `/login?${new URLSearchParams({ from: asked })}`
}
