import { type Colors, type Look, lookColors } from '@busbar/contract'
import type { Face, Faces } from '../platform/pdf/faces.ts'
import { linesOf, showable, widthOf } from '../platform/pdf/lines.ts'
import { mark, type Part } from '../platform/pdf/mark.ts'
import type { DatasheetWords } from './content.ts'

/** Where things are on A4, in points. */
export const left = 45
export const width = 505.28
export const right = left + width
export const lastLine = 778

/** A datasheet that is being written, from the top to the bottom of each page. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  root: Part
  faces: Faces
  colors: Colors
  words: DatasheetWords
  /** Where the next thing begins, and where the page ends. */
  y: number
  bottom: number
}

/** The ground of the header, which the logo was made for. */
export const headerGround = (look: Look) => (look.hero === 'light' ? '#ffffff' : lookColors(look).ink)

const firstLine = 64

export function turnPage(sheet: Sheet) {
  sheet.doc.addPage()
  sheet.y = firstLine
  sheet.bottom = lastLine
}

/** Turns the page if so much does not fit onto it any more, unless nothing stands there yet. */
export function ensureRoom(sheet: Sheet, height: number) {
  if (sheet.y + height <= sheet.bottom || sheet.y === firstLine) return false
  turnPage(sheet)
  return true
}

export type TextStyle = { face: Face; size: number; color: string; lineHeight: number }

export function styles({ faces, colors }: Pick<Sheet, 'faces' | 'colors'>) {
  const { regular, semibold, heading } = faces
  return {
    body: { face: regular, size: 9.5, color: colors['on-light-soft'], lineHeight: 14.5 },
    cell: { face: regular, size: 8.5, color: colors['on-light'], lineHeight: 11.5 },
    name: { face: regular, size: 8.5, color: colors['on-light-quiet'], lineHeight: 11.5 },
    strong: { face: semibold, size: 8.5, color: colors['on-light'], lineHeight: 11.5 },
    small: { face: regular, size: 7.5, color: colors['on-light-quiet'], lineHeight: 10 },
    section: { face: heading, size: 13, color: colors['on-light'], lineHeight: 18 },
  } satisfies Record<string, TextStyle>
}

/** A style that can show this text: a heading's face has fewer letters than the one for text. */
export function styleFor(sheet: Sheet, style: TextStyle, text: string): TextStyle {
  const lacks = style.face === sheet.faces.heading && showable(style.face, text).includes('?')
  return lacks && !text.includes('?') ? { ...style, face: sheet.faces.semibold } : style
}

/** A text in lines of this width, with what the face cannot show replaced. */
export function wrapped({ face, size }: TextStyle, room: number, text: string) {
  return linesOf(face, size, room, showable(face, text))
}

/** Draws one line below `y`, within its line height. */
export function drawLine(doc: PDFKit.PDFDocument, style: TextStyle, line: string, x: number, y: number) {
  const { face, size, color, lineHeight } = style
  if (!line.trim()) return
  const baseline = y + (lineHeight + face.capHeight * size) / 2
  doc
    .font(face.name)
    .fontSize(size)
    .fillColor(color)
    .text(line, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}

export function drawLineEnding(
  doc: PDFKit.PDFDocument,
  style: TextStyle,
  line: string,
  end: number,
  y: number,
) {
  drawLine(doc, style, line, end - widthOf(style.face, style.size, line), y)
}

/** Writes a text below what is there, over as many pages as it takes. */
export function writeText(
  sheet: Sheet,
  type: string,
  text: string,
  style: TextStyle,
  at = { x: left, width },
) {
  const chosen = styleFor(sheet, style, text)
  const lines = wrapped(chosen, at.width, text)
  mark(sheet.doc, sheet.root, type, (part) => {
    while (lines.length > 0) {
      ensureRoom(sheet, style.lineHeight)
      const here = lines.splice(0, Math.max(1, Math.floor((sheet.bottom - sheet.y) / style.lineHeight)))
      part.add(() => {
        for (const [index, line] of here.entries())
          drawLine(sheet.doc, chosen, line, at.x, sheet.y + index * style.lineHeight)
      })
      sheet.y += here.length * style.lineHeight
    }
  })
}

/** Writes the title of a section, and keeps it with what it heads. */
export function writeSection(sheet: Sheet, title: string, neededBelow: number) {
  const { section } = styles(sheet)
  const gap = 18
  if (!ensureRoom(sheet, gap + section.lineHeight + neededBelow)) sheet.y += gap
  sheet.doc.outline.addItem(title)
  writeText(sheet, 'H2', title, section)
  sheet.y += 5
}
