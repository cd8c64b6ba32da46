/** Tables in which rows can be searched. Only pages that have one fetch what searches it. */
export function startSearchedRows() {
  const tables = document.querySelectorAll<HTMLElement>('[data-find]:has([data-find-box])')
  if (tables.length === 0) return
  // Where it cannot be fetched, the table stands there as a whole.
  void import('../products/find-rows/find-rows.ts').then(
    ({ findRows }) => tables.forEach(findRows),
    () => undefined,
  )
}
