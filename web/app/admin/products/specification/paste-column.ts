import { type DecimalMark, isEqual, type ProductValue } from '@busbar/contract'
import { readCells } from '../../forms/read-cells.ts'
import { findCharacteristic, type Named, readCellsOf } from './find-characteristic.ts'
import { specificationTexts } from './texts.ts'
import { type Described, isRead, type TypedValues, textOf } from './typed-value.ts'

const texts = specificationTexts.paste

/** What a pasted line becomes: a value, or why it does not become one. */
export type PastedLine = {
  pasted: string
  characteristic?: Described
  value?: ProductValue
  /** What the value takes the place of. */
  before?: string
  problem?: string
  /** There is nothing to do, and nothing wrong. */
  skipped?: string
}

/** Reads a column of values in the order of the characteristics, or two columns with names and values. */
export function readColumn(
  pasted: string,
  all: Described[],
  values: TypedValues,
  mark: DecimalMark,
): PastedLine[] {
  const rows = readCells(pasted)
  const isNamed = rows.some(([, ...cells]) => cells.some((cell) => cell !== ''))
  const taken = new Set<string>()
  return rows.map((cells, index) => {
    const line = cells.join('  ').trim()
    const [heading = '', ...rest] = isNamed ? cells : ['', ...cells]
    if (isNamed && heading === '') return { pasted: line, skipped: texts.empty }
    const inOrder = all[index]
    const named: Named | undefined = isNamed
      ? findCharacteristic(heading, all)
      : inOrder && { characteristic: inOrder }
    if (!named) return { pasted: line, problem: isNamed ? texts.unknown(heading) : texts.tooMany }
    const { characteristic } = named
    if (taken.has(characteristic._id)) return { pasted: line, characteristic, problem: texts.twice }
    const value = readCellsOf(named, rest, mark)
    if (!value) return { pasted: line, characteristic, skipped: texts.empty }
    taken.add(characteristic._id)
    if (!isRead(value)) return { pasted: line, characteristic, problem: value.problem }
    const before = values[characteristic._id]
    if (before && isEqual(before, value)) return { pasted: line, characteristic, skipped: texts.same }
    return { pasted: line, characteristic, value, before: textOf(before, characteristic, mark) || undefined }
  })
}

/** The values with those of the lines. */
export function withLines(values: TypedValues, lines: PastedLine[]): TypedValues {
  const added = lines.flatMap(({ characteristic, value }) =>
    characteristic && value ? [[characteristic._id, value]] : [],
  )
  return { ...values, ...Object.fromEntries(added) }
}
