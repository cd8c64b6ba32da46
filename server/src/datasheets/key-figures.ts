import { decorate, mark, type Part } from '../platform/pdf/mark.ts'
import type { Row } from './content.ts'
import {
  drawLine,
  ensureRoom,
  left,
  type Sheet,
  styleFor,
  styles,
  type TextStyle,
  width,
  wrapped,
} from './sheet.ts'

const inset = 12
const padding = 10
const sizes = [16, 14.5, 13, 12, 11]

type Block = { style: TextStyle; lines: string[] }
type Figure = { name: Block; value: Block }

/** The figures that people look for first, as a band of read-outs. */
export function writeKeyFigures(sheet: Sheet, figures: Row[]) {
  const columns = figures.length <= 4 ? figures.length : figures.length % 3 === 0 ? 3 : 4
  const room = width / columns
  const laid = layOut(sheet, figures, room - 2 * inset)
  sheet.y += 16
  mark(sheet.doc, sheet.root, 'L', (list) => {
    for (let from = 0; from < laid.length; from += columns) {
      const row = laid.slice(from, from + columns)
      const height = Math.max(...row.map(({ value, name }) => heightOf(value) + heightOf(name))) + 2 * padding
      ensureRoom(sheet, height)
      drawGround(sheet, { height, room, count: row.length, isFirst: from === 0 })
      for (const [index, figure] of row.entries())
        drawFigure(sheet, list, figure, left + index * room + inset)
      sheet.y += height
    }
  })
}

/** The name is read first, and the value stands over it. */
function drawFigure(sheet: Sheet, list: Part, { name, value }: Figure, x: number) {
  const { doc, y } = sheet
  const top = y + padding
  mark(doc, list, 'LI', (item) => {
    mark(doc, item, 'Lbl', (part) => part.add(() => drawBlock(sheet, name, x, top + heightOf(value))))
    mark(doc, item, 'LBody', (part) => part.add(() => drawBlock(sheet, value, x, top)))
  })
}

function layOut(sheet: Sheet, figures: Row[], room: number): Figure[] {
  const { small } = styles(sheet)
  const size = valueStyle(sheet, figures, room)
  return figures.map(({ name, value }) => {
    const style = styleFor(sheet, size, value)
    return {
      name: { style: small, lines: wrapped(small, room, name) },
      value: { style, lines: wrapped(style, room, value) },
    }
  })
}

const heightOf = ({ style, lines }: Block) => style.lineHeight * lines.length

function drawBlock({ doc }: Sheet, { style, lines }: Block, x: number, y: number) {
  for (const [index, line] of lines.entries()) drawLine(doc, style, line, x, y + index * style.lineHeight)
}

/** All values are as large as the longest allows. */
function valueStyle(sheet: Sheet, figures: Row[], room: number): TextStyle {
  const { section } = styles(sheet)
  const style = (size: number) => ({ ...section, size, lineHeight: size * 1.3 })
  const fits = (each: TextStyle) =>
    figures.every(({ value }) => wrapped(styleFor(sheet, each, value), room, value).length === 1)
  return sizes.map(style).find(fits) ?? style(11)
}

function drawGround(
  { doc, colors, y }: Sheet,
  { height, room, count, isFirst }: { height: number; room: number; count: number; isFirst: boolean },
) {
  decorate(doc, () => {
    doc.rect(left, y, width, height).fill(colors.paper)
    if (isFirst) doc.rect(left, y, width, 1.5).fill(colors.accent)
    else doc.rect(left + inset, y, width - 2 * inset, 0.5).fill(colors['line-on-light'])
    for (let at = 1; at < count; at++)
      doc.rect(left + at * room, y + padding, 0.5, height - 2 * padding).fill(colors['line-on-light'])
  })
}
