import { shortened, showable, widthOf } from '../platform/pdf/lines.ts'
import { decorate, mark } from '../platform/pdf/mark.ts'
import type { DatasheetContent } from './content.ts'
import {
  drawLine,
  drawLineEnding,
  headerGround,
  lastLine,
  left,
  right,
  type Sheet,
  styleFor,
  styles,
  type TextStyle,
  width,
} from './sheet.ts'

const header = { height: 66, accent: 3 }
const logoRoom = { width: 150, height: 36 }
/** A logo this much wider than high has the firm's name in it. */
const wordmark = 2.2
export const belowHeader = header.height + header.accent + 26

/** The top of the first page: the firm on its own ground, as on the website. */
export function writeHeader(sheet: Sheet, { firm, revision }: DatasheetContent) {
  const { doc, root, colors, words } = sheet
  const { section, strong, small } = styles(sheet)
  const isLight = firm.look.hero === 'light'
  const [front, quiet] = isLight
    ? [colors['on-light'], colors['on-light-quiet']]
    : ['#ffffff', colors['on-dark-quiet']]
  decorate(doc, () => {
    doc.rect(0, 0, doc.page.width, header.height).fill(headerGround(firm.look))
    doc.rect(0, header.height, doc.page.width, header.accent).fill(colors.accent)
  })
  const { logo } = firm
  const scale = logo ? Math.min(logoRoom.width / logo.width, logoRoom.height / logo.height) : 0
  const size = { width: (logo?.width ?? 0) * scale, height: (logo?.height ?? 0) * scale }
  const hasName = logo && logo.width > logo.height * wordmark
  const place = { x: left, y: (header.height - size.height) / 2 }
  if (logo) {
    const draw = () => doc.image(logo.bytes, place.x, place.y, size)
    if (!hasName) decorate(doc, draw)
    else mark(doc, root, 'Figure', (part) => part.add(draw), { alt: firm.name, box: { ...place, ...size } })
  }
  if (!hasName) {
    const x = logo ? left + size.width + 11 : left
    const room = width - 170 - (x - left)
    const sized = (size: number) =>
      styleFor(sheet, { ...section, size, lineHeight: 20, color: front }, firm.name)
    const style = [15, 13, 11].map(sized).find((each) => wide(each, firm.name) <= room) ?? sized(10)
    const line = cut(style, room, firm.name)
    mark(doc, root, 'P', (part) => part.add(() => drawLine(doc, style, line, x, header.height / 2 - 10)))
  }
  const revised = words.revision(revision.number, revision.date)
  const kind = { ...strong, size: 9.5, lineHeight: 13, color: front }
  mark(doc, root, 'P', (part) => part.add(() => drawLineEnding(doc, kind, words.document, right, 20)))
  const small8 = { ...small, size: 8, lineHeight: 12, color: quiet }
  mark(doc, root, 'P', (part) => part.add(() => drawLineEnding(doc, small8, revised, right, 34)))
}

/** What stands around every page, once it is known how many there are. */
export function writeFrames(sheet: Sheet, content: DatasheetContent) {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    sheet.doc.switchToPage(start + index)
    decorate(
      sheet.doc,
      () => {
        if (index > 0) drawRunningHead(sheet, content)
        drawFooter(sheet, content, sheet.words.page(index + 1, count))
      },
      'Pagination',
    )
  }
}

function drawRunningHead(sheet: Sheet, { firm, product }: DatasheetContent) {
  const { doc, colors } = sheet
  const { strong, small } = styles(sheet)
  const firmLine = cut(strong, width * 0.4, firm.name)
  drawLine(doc, strong, firmLine, left, 30)
  const room = width - wide(strong, firmLine) - 20
  drawLineEnding(doc, small, cut(small, room, product.title), right, 31)
  doc.rect(left, 47, width, 0.5).fill(colors['line-on-light'])
  doc.rect(left, 46.5, 28, 1.5).fill(colors.accent)
}

function drawFooter(sheet: Sheet, { firm, revision }: DatasheetContent, page: string) {
  const { doc, colors, words } = sheet
  const { small, strong } = styles(sheet)
  const top = lastLine + 14
  doc.rect(left, top, width, 0.5).fill(colors['line-on-light'])
  const first = { ...small, size: 7 }
  const bold = { ...strong, size: 7, lineHeight: first.lineHeight }
  const revised = words.revision(revision.number, revision.date)
  const room = width - Math.max(wide(first, revised), wide(bold, page)) - 24
  const address = firm.addressLines.join(', ')
  const name = cut(bold, Math.max(room * 0.3, room - wide(first, address) - 8), firm.name)
  const nameWidth = wide(bold, name) + 8
  drawLine(doc, bold, name, left, top + 7)
  drawLine(doc, first, cut(first, room - nameWidth, address), left + nameWidth, top + 7)
  const ways = [firm.phone, firm.email, firm.website].filter((way) => way).join('  ·  ')
  drawLine(doc, first, cut(first, room, ways), left, top + 18)
  drawLineEnding(doc, first, revised, right, top + 7)
  drawLineEnding(doc, bold, page, right, top + 18)
}

const wide = ({ face, size }: TextStyle, text: string) => widthOf(face, size, text)

const cut = ({ face, size }: TextStyle, room: number, text: string) =>
  shortened(face, size, room, showable(face, text.replace(/\s+/g, ' ')))
