/** Whether what is published there is no page but a PDF, such as a datasheet. */
export const isPdf = (path: string) => path.endsWith('.pdf')

/** The file of a page or PDF inside the store, or null when the address is not one that either can have. */
export function pageFile(path: string) {
  if (path === '/') return 'index.html'
  // Canonical addresses only: lower case, no other dots, no empty parts. It also keeps every name inside the store.
  if (!/^(\/[a-z0-9][a-z0-9_-]*)+(?:\.pdf)?$/.test(path) || path.length > 500 || path === '/index')
    return null
  return isPdf(path) ? path.slice(1) : `${path.slice(1)}.html`
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
