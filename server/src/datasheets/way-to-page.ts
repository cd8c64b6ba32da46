import { shortened, widthOf } from '../platform/pdf/lines.ts'
import { decorate, mark } from '../platform/pdf/mark.ts'
import { drawQrCode } from '../platform/pdf/qr-code.ts'
import type { DatasheetContent } from './content.ts'
import { drawLine, lastLine, left, right, type Sheet, styles, width, wrapped } from './sheet.ts'

const size = 52
const padding = 10
/** What the first page keeps free for it at its end. */
export const wayToPageHeight = size + 2 * padding + 8

/** The end of the first page: paper grows old, and the product's page does not. */
export function writeWayToPage(sheet: Sheet, { product, revision }: DatasheetContent) {
  const { doc, root, colors, words } = sheet
  const { strong, small } = styles(sheet)
  const top = lastLine - size - 2 * padding
  const textWidth = width - size - 4 * padding
  const hint = wrapped(small, textWidth, words.latestHint(revision.date))
  const link = { ...small, face: sheet.faces.semibold, color: colors['on-light'], size: 8 }
  const shown = shortened(link.face, link.size, textWidth, product.address.replace(/^https?:\/\//, ''))
  decorate(doc, () => doc.rect(left, top, width, size + 2 * padding).fill(colors.paper))
  decorate(doc, () =>
    doc.rect(right - size - 2 * padding, top, size + 2 * padding, size + 2 * padding).fill('#ffffff'),
  )
  decorate(doc, () =>
    doc
      .rect(left, top, width, size + 2 * padding)
      .lineWidth(0.5)
      .stroke(colors['line-on-light']),
  )
  let y = top + (size + 2 * padding - 13 - hint.length * small.lineHeight - 13) / 2
  const x = left + padding + 4
  mark(doc, root, 'P', (part) =>
    part.add(() => drawLine(doc, { ...strong, size: 9, lineHeight: 13 }, words.latest, x, y)),
  )
  y += 13
  mark(doc, root, 'P', (part) => {
    part.add(() => {
      for (const [index, line] of hint.entries()) drawLine(doc, small, line, x, y + index * small.lineHeight)
    })
    y += hint.length * small.lineHeight
    mark(doc, part, 'Link', (anchor) => {
      anchor.add(() => drawLine(doc, { ...link, lineHeight: 13 }, shown, x, y))
      const options = { structParent: anchor, Contents: Object(product.address) }
      doc.link(x, y, widthOf(link.face, link.size, shown), 13, product.address, options)
    })
  })
  const at = { x: right - size - padding, y: top + padding }
  const options = { alt: words.qrCode(product.address), box: { ...at, width: size, height: size } }
  mark(
    doc,
    root,
    'Figure',
    (part) => part.add(() => drawQrCode(doc, product.address, { ...at, size })),
    options,
  )
}
