/** The files of a page inside the store, or null when the address is not one that a page can have. */
export function pageFiles(path: string) {
  if (path === '/') return { html: 'index.html', data: '_.data' }
  // Canonical addresses only: lower case, no dots, no empty parts. It also keeps every name inside the store.
  if (!/^(\/[a-z0-9][a-z0-9_-]*)+$/.test(path) || path.length > 500 || path === '/index') return null
  return { html: `${path.slice(1)}.html`, data: `${path.slice(1)}.data` }
}

/** The address under which the router asks for a page's data when it navigates in the browser. */
export function dataPath(path: string) {
  return path === '/' ? '/_.data' : `${path}.data`
}

/** The page whose data is asked for, or null when the address is not one of a data file. */
export function pageOfData(path: string) {
  if (path === '/_.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : null
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
