import { lookColors } from '@busbar/contract'
import { facesOf } from '../platform/pdf/faces.ts'
import { openPdf } from '../platform/pdf/open-pdf.ts'
import type { DatasheetContent, DatasheetWords } from './content.ts'
import { writeDrawing } from './dimension-drawing.ts'
import { writeOpening } from './opening.ts'
import { belowHeader, writeFrames, writeHeader } from './page-frame.ts'
import { lastLine, type Sheet } from './sheet.ts'
import { writeSpecification } from './specification.ts'
import { writeVariants } from './variants.ts'
import { wayToPageHeight, writeWayToPage } from './way-to-page.ts'

/** A product's datasheet as a tagged PDF. The same content makes the same bytes. */
export function datasheetOf(content: DatasheetContent, words: DatasheetWords): Promise<Buffer> {
  const { firm, product, revision, language } = content
  const faces = facesOf(firm.look.fonts)
  const about = {
    title: words.title(product.title),
    author: firm.name,
    subject: words.revision(revision.number, revision.date),
    changedAt: revision.changedAt,
    language,
  }
  const { doc, bytes } = openPdf(about, faces)
  const root = doc.struct('Document')
  doc.addStructure(root)
  doc.addPage()
  const colors = lookColors(firm.look)
  const sheet: Sheet = { doc, root, faces, colors, words, y: belowHeader, bottom: lastLine - wayToPageHeight }
  writeHeader(sheet, content)
  writeOpening(sheet, product)
  writeSpecification(sheet, product.groups)
  if (product.drawing) writeDrawing(sheet, product.drawing)
  writeVariants(sheet, product.variants)
  // Read last, though it stands on the first page.
  doc.switchToPage(0)
  writeWayToPage(sheet, content)
  root.end()
  writeFrames(sheet, content)
  doc.end()
  return bytes
}
