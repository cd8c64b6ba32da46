import { type DecimalMark, limits, orderCodeKey, readNumberValue } from '@busbar/contract'
import { readCells } from '../../forms/read-cells.ts'
import { findCharacteristic, type Named, readCellsOf } from '../specification/find-characteristic.ts'
import type { Described, TypedValues } from '../specification/typed-value.ts'
import { variantsTexts } from './texts.ts'

const texts = variantsTexts.paste

/** A variant while it is edited. */
export type TypedVariant = {
  orderCode: string
  name: string | null
  values: TypedValues
  price: number | null
}

/** What a pasted row becomes: a variant, or why it does not become one. */
export type PastedRow = {
  cells: string[]
  problem?: string
  variant?: Partial<TypedVariant> & Code
  isNew: boolean
}
type Code = { orderCode: string }

type Column = 'orderCode' | 'name' | 'price' | Named | undefined

/**
 * Reads rows of variants: with headings, in any order of the columns; without them as the table has them. `all` are the
 * characteristics that a heading can mean, `shown` those that the table has.
 */
export function readVariants(pasted: string, { all, shown, variants, mark }: About) {
  const [first = [], ...others] = readCells(pasted).filter((cells) => cells.some((cell) => cell !== ''))
  const headings = first.map((cell) => columnOf(cell, all))
  const isHeaded = headings.includes('orderCode')
  const usual: Column[] = [
    'orderCode',
    'name',
    ...shown.map((characteristic) => ({ characteristic })),
    'price',
  ]
  const columns = isHeaded ? headings : usual
  const known = new Set(variants.map(({ orderCode }) => orderCodeKey(orderCode)))
  const taken = new Set<string>()
  const rows = (isHeaded || first.length === 0 ? others : [first, ...others]).map((cells): PastedRow => {
    const { price, ...variant } = readRow(cells, columns, mark)
    const code = orderCodeKey(variant.orderCode)
    const isNew = !known.has(code)
    if (!code) return { cells, isNew, problem: texts.noCode }
    if (taken.has(code)) return { cells, isNew, problem: texts.twice }
    if (typeof price === 'string') return { cells, isNew, problem: texts.priceUnclear(price) }
    taken.add(code)
    return { cells, isNew, variant: { ...variant, ...(price !== undefined && { price }) } }
  })
  return { rows, unknown: isHeaded ? first.filter((cell, index) => cell && !headings[index]) : [] }
}

type About = { all: Described[]; shown: Described[]; variants: TypedVariant[]; mark: DecimalMark }

/** The variants with those of the rows: of one that is there, what the row says is changed. */
export function withRows(variants: TypedVariant[], rows: PastedRow[]): TypedVariant[] {
  const pasted = new Map(
    rows.flatMap(({ variant }) => (variant ? [[orderCodeKey(variant.orderCode), variant] as const] : [])),
  )
  const changed = variants.map((before) => {
    const after = pasted.get(orderCodeKey(before.orderCode))
    pasted.delete(orderCodeKey(before.orderCode))
    return after
      ? { ...before, ...after, orderCode: before.orderCode, values: { ...before.values, ...after.values } }
      : before
  })
  const added = [...pasted.values()].map((one) => ({ name: null, price: null, values: {}, ...one }))
  return [...changed.filter((one) => !isBlank(one)), ...added]
}

/** A row that somebody added and has not filled in. */
const isBlank = ({ orderCode, name, values, price }: TypedVariant) =>
  !orderCode.trim() && !name && price === null && Object.keys(values).length === 0

const codeHeadings = [
  'order code',
  'order number',
  'order no',
  'code',
  'article',
  'article number',
  'part number',
  'sku',
]

function columnOf(heading: string, all: Described[]): Column {
  const key = heading.toLowerCase().replace(/[.:]$/, '').trim()
  if (codeHeadings.includes(key)) return 'orderCode'
  // A characteristic may be called so as well.
  const named = findCharacteristic(heading, all)
  if (named) return named
  if (key === 'name' || key === 'variant') return 'name'
  return /^price\b/.test(key) ? 'price' : undefined
}

/** An empty cell says nothing: what was there stays. A price that is none is left as it was typed. */
function readRow(cells: string[], columns: Column[], mark: DecimalMark) {
  const row: Code & { name?: string; values: TypedValues; price?: number | string } = {
    orderCode: '',
    values: {},
  }
  columns.forEach((column, index) => {
    const cell = cells[index] ?? ''
    if (!column || cell === '') return
    if (column === 'orderCode') row.orderCode = cell.slice(0, limits.catalogue.orderCode)
    else if (column === 'name') row.name = cell.slice(0, limits.text.name)
    else if (column === 'price') row.price = readPrice(cell, mark)
    else {
      const value = readCellsOf(column, [cell], mark)
      if (value) row.values[column.characteristic._id] = value
    }
  })
  return row
}

/** Without the sign or the name of a currency. */
function readPrice(typed: string, mark: DecimalMark): number | string {
  const reading = readNumberValue(typed.replace(/^[^\d.,-]+|[^\d]+$/g, ''), { unit: null, decimalMark: mark })
  if ('problem' in reading || reading.value.relation !== 'is') return typed
  return Number(reading.value.value)
}
