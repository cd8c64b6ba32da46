import { mark } from '../platform/pdf/mark.ts'
import type { Figure } from './content.ts'
import { left, type Sheet, width, writeSection } from './sheet.ts'

const mostHeight = 330

/** The dimension drawing, as wide as the page allows. */
export function writeDrawing(sheet: Sheet, image: Figure) {
  const { doc, root, words } = sheet
  const scale = Math.min(width / image.width, mostHeight / image.height)
  const size = { width: image.width * scale, height: image.height * scale }
  writeSection(sheet, words.dimensions, size.height + 5)
  const x = left + (width - size.width) / 2
  const options = { alt: image.alt, box: { x, y: sheet.y, ...size } }
  mark(doc, root, 'Figure', (part) => part.add(() => doc.image(image.bytes, x, sheet.y, size)), options)
  sheet.y += size.height
}
