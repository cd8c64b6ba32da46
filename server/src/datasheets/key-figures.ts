import { decorate, mark } from '../platform/pdf/mark.ts'
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

/** The figures that people look for first, as a band of read-outs. */
export function writeKeyFigures(sheet: Sheet, figures: Row[]) {
  const columns = figures.length <= 4 ? figures.length : figures.length % 3 === 0 ? 3 : 4
  const room = width / columns
  const style = valueStyle(sheet, figures, room - 2 * inset)
  const name = styles(sheet).small
  const laid = figures.map((figure) => ({
    value: {
      style: styleFor(sheet, style, figure.value),
      lines: wrapped(styleFor(sheet, style, figure.value), room - 2 * inset, figure.value),
    },
    name: { style: name, lines: wrapped(name, room - 2 * inset, figure.name) },
  }))
  const rows = Array.from({ length: Math.ceil(laid.length / columns) }, (_, row) =>
    laid.slice(row * columns, (row + 1) * columns),
  )
  sheet.y += 16
  mark(sheet.doc, sheet.root, 'L', (list) => {
    for (const row of rows) {
      const height = Math.max(...row.map(({ value, name }) => heightOf(value) + heightOf(name))) + 2 * padding
      ensureRoom(sheet, height)
      drawGround(sheet, { height, room, count: row.length })
      for (const [index, figure] of row.entries()) {
        const x = left + index * room + inset
        const top = sheet.y + padding
        mark(sheet.doc, list, 'LI', (item) => {
          mark(sheet.doc, item, 'Lbl', (part) =>
            part.add(() => drawBlock(sheet, figure.name, x, top + heightOf(figure.value))),
          )
          mark(sheet.doc, item, 'LBody', (part) => part.add(() => drawBlock(sheet, figure.value, x, top)))
        })
      }
      sheet.y += height
    }
  })
}

type Block = { style: TextStyle; lines: string[] }

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
  { height, room, count }: { height: number; room: number; count: number },
) {
  decorate(doc, () => {
    doc.rect(left, y, width, height).fill(colors.paper)
    doc.rect(left, y, width, 1.5).fill(colors.accent)
    for (let at = 1; at < count; at++)
      doc.rect(left + at * room, y + padding, 0.5, height - 2 * padding).fill(colors['line-on-light'])
  })
}
