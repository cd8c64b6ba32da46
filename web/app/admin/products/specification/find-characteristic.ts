import type { DecimalMark } from '@busbar/contract'
import { type Described, readTyped, type TypedValue } from './typed-value.ts'

export type Named = { characteristic: Described; unit?: string }

/** The characteristic that a heading of a spreadsheet means: `Rated voltage`, `rated voltage (kV)`, `Rated voltage in kV`. */
export function findCharacteristic(heading: string, all: Described[]): Named | undefined {
  const named = (name: string) => all.find((one) => keyOf(one.name) === keyOf(name))
  const exact = named(heading)
  if (exact) return { characteristic: exact }
  const [, name = '', unit] =
    /^(.+?)(?:\s*[([](.+)[)\]]|\s*[,/]\s*(\S+)|\s+in\s+(\S+))\s*:?$/.exec(heading)?.filter(isThere) ?? []
  const characteristic = unit ? named(name) : undefined
  return characteristic && { characteristic, unit }
}

/** What is in the cells of a value: the number and its unit may be apart, or the unit behind the name. */
export function readCellsOf(
  { characteristic, unit }: Named,
  cells: string[],
  mark: DecimalMark,
): TypedValue | undefined {
  const [first = '', ...more] = cells.filter((cell) => cell !== '')
  const isMeasured = characteristic.kind === 'number' || characteristic.kind === 'range'
  const ways = isMeasured
    ? [
        ...(unit ? [`${first} ${unit}`] : []),
        ...(more[0] ? [`${first} ${more[0]}`, `${more[0]} ${first}`] : []),
      ]
    : []
  const asItIs = readTyped(first, characteristic, mark)
  return (
    ways.map((way) => readTyped(way, characteristic, mark)).find((read) => read && 'kind' in read) ?? asItIs
  )
}

const isThere = (part: string | undefined) => part !== undefined

const keyOf = (name: string) =>
  name.normalize('NFKC').replace(/\s+/g, ' ').replace(/:\s*$/, '').trim().toLowerCase()
