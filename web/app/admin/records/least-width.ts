/** The pixels of a column of words that says nothing of its own: its longest word fits. */
const wordsWidth = 150
const selectWidth = 56
export const actionsWidth = 124

type Columns = {
  columns: { width?: number | `${number}%`; least?: number }[]
  selection?: unknown
  actions?: unknown
  actionsWidth?: number
}

/** The width from which on no column of a table is narrower than its words, as a browser shares it out. */
export function leastWidth({ columns, ...props }: Columns): number {
  let fixed = (props.selection ? selectWidth : 0) + (props.actions ? (props.actionsWidth ?? actionsWidth) : 0)
  let shares = 0
  let widest = 0
  for (const { width, least = wordsWidth } of columns) {
    if (typeof width === 'string') {
      const share = Number.parseFloat(width) / 100
      shares += share
      widest = Math.max(widest, least / share)
    } else fixed += width ?? least
  }
  // Columns without a width share equally what the others leave.
  const open = columns.filter(({ width }) => width === undefined)
  const most = Math.max(0, ...open.map(({ least = wordsWidth }) => least))
  const uneven = open.reduce((sum, { least = wordsWidth }) => sum + most - least, 0)
  return Math.ceil(Math.max(widest, (fixed + uneven) / (1 - shares)))
}
