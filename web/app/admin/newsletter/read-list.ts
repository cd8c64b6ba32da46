/**
 * The addresses in what somebody pasted or chose as a file: one on each line, several in a line, or a table. Of a
 * table whose first row names a column of addresses, that column; else every cell that has an @. What has none
 * comes along as it is, so that nothing is left out without a word.
 */
export function readList(text: string): string[] {
  const rows = rowsOf(text.replace(/^\uFEFF/, '')).filter((row) => row.some(Boolean))
  const [head = [], ...rest] = rows
  const column = head.findIndex((cell) => /^e-?mail([ -]?address)?$/i.test(cell))
  if (column >= 0) return rest.map((row) => bare(row[column] ?? ''))
  const isHead = rest.length > 0 && !head.some(hasAddress)
  return (isHead ? rest : rows).flatMap((row) => {
    const addresses = row.filter(hasAddress).map(bare)
    return addresses.length > 0 ? addresses : [row.filter(Boolean).join(' ')]
  })
}

const hasAddress = (cell: string) => cell.includes('@')

/** Without the name that mail programs write before it, and without the apostrophe that our export puts there. */
function bare(cell: string) {
  const [, inBrackets] = /<([^<>]+)>\s*$/.exec(cell) ?? []
  return (inBrackets ?? cell).replace(/^'(?=[=+\-@\t\r])/, '').trim()
}

/** The cells of every row, whichever of comma, semicolon and tab divides them; quoted ones may hold all of these. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /("(?:[^"]|"")*"|[^,;\t\r\n]*)(,|;|\t|\r\n|\r|\n|$)/g
  for (const [whole, cell = '', end = ''] of text.matchAll(cells)) {
    if (whole === '') break
    const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    rows.at(-1)?.push(content.trim())
    if (/[\r\n]/.test(end)) rows.push([])
  }
  return rows
}
