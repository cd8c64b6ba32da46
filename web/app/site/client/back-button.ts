/**
 * After a dialog, entries of the browser's history may belong to this document although their address is another page's:
 * to the browser, reloading and going back stay within one document. Then that page is fetched.
 */
export function followBackButton() {
  const own = window.location.pathname
  window.addEventListener('popstate', () => {
    if (window.location.pathname !== own) window.location.reload()
  })
}
