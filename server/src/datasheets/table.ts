import { decorate, mark, openPart, type Part } from '../platform/pdf/mark.ts'
import { drawLine, left, type Sheet, type TextStyle, turnPage, width, wrapped } from './sheet.ts'

type Cell = { text: string; style: TextStyle; scope?: 'Row' | 'Column' }

/** A cell with its place in the row. */
type PlacedCell = Cell & { lines: string[]; x: number }

const padding = { x: 6, y: 3.5 }
/** Rows up to this height stay in one piece, and so many lines of others stay together. */
const wholeRow = 240
const fewestLines = 3

/**
 * Writes the rows of a table, over as many pages as it takes. `repeatHead` draws what heads them at the top of each
 * further page, for the eye only: the tree has one table.
 */
export function writeRows(
  sheet: Sheet,
  table: Part,
  { widths, rows, repeatHead }: { widths: number[]; rows: Cell[][]; repeatHead: () => void },
) {
  for (const row of rows) writeRow(sheet, table, placed(widths, row), repeatHead)
}

/** How high a row is. */
export function rowHeight(widths: number[], row: Cell[]) {
  return heightOf(placed(widths, row))
}

/** Draws a head on its ground: as a row of a table or as a heading, or for the eye only. */
export function writeHead(
  sheet: Sheet,
  as: { parent: Part; type: 'TR' | 'H3' } | null,
  widths: number[],
  row: Cell[],
) {
  const { doc, colors } = sheet
  const cells = placed(widths, row)
  const height = heightOf(cells)
  const draw = (cell: PlacedCell) =>
    drawLines(sheet, cell, cell.lines, sheet.y + height - padding.y - linesHeight(cell))
  decorate(doc, () => doc.rect(left, sheet.y, width, height).fill(colors.mist))
  if (!as) decorate(doc, () => cells.forEach(draw), 'Pagination')
  else
    mark(doc, as.parent, as.type, (part) => {
      if (as.type === 'H3') part.add(() => cells.forEach(draw))
      else
        for (const cell of cells) mark(doc, part, 'TH', (th) => th.add(() => draw(cell)), { scope: 'Column' })
    })
  sheet.y += height
}

function writeRow(sheet: Sheet, table: Part, cells: PlacedCell[], repeatHead: () => void) {
  const { doc } = sheet
  const lineHeight = Math.max(...cells.map(({ style }) => style.lineHeight))
  const count = Math.max(...cells.map(({ lines }) => lines.length))
  const fewest = heightOf(cells) <= wholeRow ? count : fewestLines
  mark(doc, table, 'TR', (tr) => {
    const parts = cells.map(({ scope }) => openPart(doc, tr, scope ? 'TH' : 'TD', scope ? { scope } : {}))
    for (let from = 0; from < count; ) {
      if (sheet.bottom - sheet.y < Math.min(count - from, fewest) * lineHeight + 2 * padding.y) {
        turnPage(sheet)
        repeatHead()
      }
      const fitting = Math.floor((sheet.bottom - sheet.y - 2 * padding.y) / lineHeight)
      const to = Math.min(count, from + Math.max(1, fitting))
      for (const [column, cell] of cells.entries()) {
        const lines = cell.lines.slice(from, to)
        if (lines.length > 0) parts[column]?.add(() => drawLines(sheet, cell, lines, sheet.y + padding.y))
      }
      sheet.y += (to - from) * lineHeight + 2 * padding.y
      from = to
      drawRule(sheet)
    }
    for (const part of parts) part.end()
  })
}

function drawLines({ doc }: Sheet, { style, x }: PlacedCell, lines: string[], top: number) {
  for (const [index, line] of lines.entries()) drawLine(doc, style, line, x, top + index * style.lineHeight)
}

function drawRule({ doc, colors, y }: Sheet) {
  const line = () =>
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(colors['line-on-light'])
  decorate(doc, line)
}

function placed(widths: number[], row: Cell[]): PlacedCell[] {
  let edge = left
  return row.map((cell, column) => {
    const room = widths[column] ?? 0
    const x = edge + padding.x
    edge += room
    return { ...cell, x, lines: wrapped(cell.style, room - 2 * padding.x, cell.text) }
  })
}

const linesHeight = ({ lines, style }: PlacedCell) => lines.length * style.lineHeight

const heightOf = (cells: PlacedCell[]) => Math.max(...cells.map(linesHeight)) + 2 * padding.y
