/** What a spreadsheet takes for a formula when a cell begins with it. */
const formula = /^[=+\-@\t\r]/

/** One row of comma-separated values. A cell that would be a formula is made plain text by an apostrophe (A47). */
export function csvRow(cells: string[]) {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string) {
  const plain = formula.test(cell) ? `'${cell}` : cell
  return `"${plain.replaceAll('"', '""')}"`
}

/** Tells a spreadsheet that what follows is UTF-8. */
export const csvMark = '\uFEFF'
