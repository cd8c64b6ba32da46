import { decorate, mark } from '../platform/pdf/mark.ts'
import type { DatasheetContent, Figure } from './content.ts'
import { writeKeyFigures } from './key-figures.ts'
import { ensureRoom, left, right, type Sheet, styles, width, wrapped, writeText } from './sheet.ts'

const imageRoom = { width: 200, height: 180 }
const besideImage = width - imageRoom.width - 26

/** What the product is: its title, an image, what it does, whether it is still made, and its key figures. */
export function writeOpening(sheet: Sheet, product: DatasheetContent['product']) {
  const { doc } = sheet
  const at = { x: left, width: product.image ? besideImage : width * 0.8 }
  const { small, body } = styles(sheet)
  const top = sheet.y
  if (product.category) writeText(sheet, 'P', product.category, { ...small, size: 8.5, lineHeight: 16 }, at)
  doc.outline.addItem(product.title)
  writeText(sheet, 'H1', product.title, titleStyle(sheet, product.title, at.width), at)
  sheet.y += 9
  const page = doc.page
  const below = product.image ? drawImage(sheet, product.image, top) : top
  if (product.shortDescription) writeText(sheet, 'P', product.shortDescription, body, at)
  if (product.lifecycle) writeLifecycle(sheet, product.lifecycle, at)
  if (doc.page === page) sheet.y = Math.max(sheet.y, below)
  if (product.keyFigures.length > 0) writeKeyFigures(sheet, product.keyFigures)
}

/** Long titles are smaller. */
function titleStyle(sheet: Sheet, title: string, room: number) {
  const { section } = styles(sheet)
  const style = (size: number) => ({ ...section, size, lineHeight: size * 1.16 })
  return [25, 20].map(style).find((each) => wrapped(each, room, title).length <= 3) ?? style(15)
}

/** Draws the image at the right, beside the title, and says where it ends. */
function drawImage({ doc, root }: Sheet, image: Figure, top: number) {
  const scale = Math.min(imageRoom.width / image.width, imageRoom.height / image.height)
  const size = { width: image.width * scale, height: image.height * scale }
  const x = right - size.width
  const options = { alt: image.alt, box: { x, y: top, ...size } }
  mark(doc, root, 'Figure', (part) => part.add(() => doc.image(image.bytes, x, top, size)), options)
  return top + size.height
}

function writeLifecycle(sheet: Sheet, sentence: string, at: { x: number; width: number }) {
  const { doc, colors } = sheet
  const { strong } = styles(sheet)
  const style = { ...strong, size: 9, lineHeight: 13 }
  const [inset, padding] = [12, 7]
  const height = wrapped(style, at.width - 2 * inset, sentence).length * style.lineHeight + 2 * padding
  sheet.y += 11
  ensureRoom(sheet, height)
  decorate(doc, () => {
    doc.rect(at.x, sheet.y, at.width, height).fill(colors.mist)
    doc.rect(at.x, sheet.y, 3, height).fill(colors.accent)
  })
  sheet.y += padding
  writeText(sheet, 'P', sentence, style, { x: at.x + inset, width: at.width - 2 * inset })
  sheet.y += padding
}
