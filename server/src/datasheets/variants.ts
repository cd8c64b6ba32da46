import { widthOf } from '../platform/pdf/lines.ts'
import { mark } from '../platform/pdf/mark.ts'
import type { DatasheetContent } from './content.ts'
import { ensureRoom, type Sheet, styles, type TextStyle, width, writeSection } from './sheet.ts'
import { rowHeight, writeHead, writeRows } from './table.ts'

/** People find a variant by its code and its name, which are kept on one line if they can be. */
type Column = { head: string; values: string[]; isCode: boolean; isKey: boolean }
type Room = { column: Column; least: number; natural: number }

const around = 12
/** No column needs more than this. */
const mostLeast = 104

/** The order codes with what differs between them. Columns that find no room make another table, with the codes again. */
export function writeVariants(sheet: Sheet, { columns, rows }: DatasheetContent['product']['variants']) {
  if (rows.length === 0) return
  const { words } = sheet
  const all: Column[] = [
    { head: words.orderCode, values: rows.map(({ orderCode }) => orderCode), isCode: true, isKey: true },
    { head: words.variant, values: rows.map(({ name }) => name), isCode: false, isKey: true },
    ...columns.map((head, at) => ({
      head,
      values: rows.map(({ values }) => values[at] ?? ''),
      isCode: false,
      isKey: false,
    })),
  ].filter(({ isCode, values }) => isCode || values.some((value) => value.trim()))
  const tables = split(all.map((column) => roomOf(sheet, column)))
  writeSection(sheet, words.orderCodes, 70)
  for (const [index, rooms] of tables.entries()) {
    if (index > 0) sheet.y += 14
    writeTable(sheet, rooms, rows.length)
  }
}

function writeTable(sheet: Sheet, rooms: Room[], count: number) {
  const { cell, strong } = styles(sheet)
  const widths = shared(rooms)
  const head = rooms.map(({ column }) => ({ text: column.head, style: strong, scope: 'Column' as const }))
  const rowAt = (at: number) =>
    rooms.map(({ column: { values, isCode } }) => ({
      text: values[at]?.trim() || '–',
      style: isCode ? strong : cell,
      ...(isCode && { scope: 'Row' as const }),
    }))
  ensureRoom(sheet, rowHeight(widths, head) + rowHeight(widths, rowAt(0)))
  mark(sheet.doc, sheet.root, 'Table', (table) => {
    writeHead(sheet, { parent: table, type: 'TR' }, widths, head)
    writeRows(sheet, table, {
      widths,
      rows: Array.from({ length: count }, (_, at) => rowAt(at)),
      repeatHead: () => writeHead(sheet, null, widths, head),
    })
  })
}

function roomOf(sheet: Sheet, column: Column): Room {
  const { cell, strong } = styles(sheet)
  const wide = ({ face, size }: TextStyle, text: string) => widthOf(face, size, text) + around
  const texts = [
    ...column.values.map((text) => ({ text, style: column.isCode ? strong : cell })),
    { text: column.head, style: strong },
  ]
  const natural = Math.max(...texts.map(({ text, style }) => wide(style, text)))
  const longest = Math.max(
    ...texts.flatMap(({ text, style }) => text.split(' ').map((word) => wide(style, word))),
  )
  return { column, natural, least: Math.min(column.isKey ? natural : longest, mostLeast) }
}

/** As few tables as the columns need, about equally full, each with the codes in front. */
function split([codes, ...others]: Room[]): Room[][] {
  if (!codes) return []
  const fits = (rooms: Room[]) => [codes, ...rooms].reduce((sum, { least }) => sum + least, 0) <= width
  const filled = filledBy(others, fits)
  const even = Math.ceil(others.length / Math.max(1, filled.length))
  return filledBy(others, (rooms) => rooms.length <= even && fits(rooms)).map((rooms) => [codes, ...rooms])
}

function filledBy(rooms: Room[], fits: (rooms: Room[]) => boolean): Room[][] {
  const tables: Room[][] = [[]]
  for (const room of rooms) {
    const table = tables.at(-1)
    if (table && (table.length === 0 || fits([...table, room]))) table.push(room)
    else tables.push([room])
  }
  return tables
}

/** The whole width, shared by need: what is left over goes to the columns that would like more, then to all. */
function shared(rooms: Room[]): number[] {
  const least = rooms.reduce((sum, room) => sum + room.least, 0)
  const wanted = rooms.reduce((sum, room) => sum + room.natural - room.least, 0)
  const share = wanted > 0 ? Math.min(1, (width - least) / wanted) : 0
  const widths = rooms.map((room) => room.least + (room.natural - room.least) * share)
  const rest = width - widths.reduce((sum, each) => sum + each, 0)
  return widths.map((each) => each + rest / rooms.length)
}
