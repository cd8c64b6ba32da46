/** The file of a page inside the store, or null when the address is not one that a page can have. */
export function pageFile(path: string) {
  if (path === '/') return 'index.html'
  // Canonical addresses only: lower case, no dots, no empty parts. It also keeps every name inside the store.
  if (!/^(\/[a-z0-9][a-z0-9_-]*)+$/.test(path) || path.length > 500 || path === '/index') return null
  return `${path.slice(1)}.html`
}

/** The one spelling of an address: no trailing slash, no `.html`, lower case. */
export function canonicalPath(path: string) {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/+$/, '')
  return plain || '/'
}
