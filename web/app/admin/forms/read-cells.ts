/** The cells of what was copied in a spreadsheet: a row to a line, tabs between cells, quotes around one with a line break. */
export function readCells(pasted: string): string[][] {
  const rows: string[][] = [[]]
  const cells = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  while (cells.lastIndex < pasted.length || rows.at(-1)?.length === 0) {
    const [, quoted, plain = '', end] = cells.exec(pasted) ?? []
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim())
    if (!end) break
    if (end !== '\t') rows.push([])
  }
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  return rows
}
