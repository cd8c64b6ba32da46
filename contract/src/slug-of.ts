/** A title as it stands in an address: `Öl & Gas` is `ol-gas`. */
export function slugOf(title: string, max = 80) {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain.slice(0, max).replace(/-+$/, '') || 'page'
}
