import { mark } from '../platform/pdf/mark.ts'
import type { DatasheetContent, Row } from './content.ts'
import { ensureRoom, type Sheet, styles, width, writeSection } from './sheet.ts'
import { rowHeight, writeHead, writeRows } from './table.ts'

const widths = [width * 0.42, width * 0.58]
const gap = 10

/** All characteristics, a table for each group. */
export function writeSpecification(sheet: Sheet, groups: DatasheetContent['product']['groups']) {
  const filled = groups.filter(({ rows }) => rows.length > 0)
  const [first] = filled
  if (!first) return
  writeSection(sheet, sheet.words.technicalData, headHeight(sheet, first))
  for (const [index, group] of filled.entries()) {
    if (index > 0 && !ensureRoom(sheet, gap + headHeight(sheet, group))) sheet.y += gap
    writeGroup(sheet, group)
  }
}

type Group = { title: string; rows: Row[] }

function writeGroup(sheet: Sheet, { title, rows }: Group) {
  const { doc, root, words } = sheet
  const { strong } = styles(sheet)
  const head = [{ text: title, style: strong }]
  const repeated = [{ text: words.continued(title), style: strong }]
  writeHead(sheet, { parent: root, type: 'H3' }, [width], head)
  mark(doc, root, 'Table', (table) =>
    writeRows(sheet, table, {
      widths,
      rows: rows.map((row) => cellsOf(sheet, row)),
      repeatHead: () => writeHead(sheet, null, [width], repeated),
    }),
  )
}

function cellsOf(sheet: Sheet, { name, value }: Row) {
  const styled = styles(sheet)
  return [
    { text: name, style: styled.name, scope: 'Row' as const },
    { text: value, style: styled.cell },
  ]
}

/** A group's title and its first rows, which stay together. */
function headHeight(sheet: Sheet, { title, rows }: Group) {
  const { strong } = styles(sheet)
  const few = rows.slice(0, 2).map((row) => Math.min(60, rowHeight(widths, cellsOf(sheet, row))))
  return rowHeight([width], [{ text: title, style: strong }]) + few.reduce((sum, each) => sum + each, 0)
}
