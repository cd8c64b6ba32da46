import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { findCharacteristic } from './find-characteristic.ts'
import { readColumn, withLines } from './paste-column.ts'
import { specificationTexts } from './texts.ts'
import { type Described, readOnes, readTyped, textOf, unreadProblems, withValue } from './typed-value.ts'

const texts = specificationTexts.paste

const described = (_id: string, name: string, more: Partial<Described> = {}) =>
  ({
    _id,
    name,
    kind: 'number',
    unit: null,
    decimals: null,
    choices: [],
    isMultiple: false,
    ...more,
  }) as Described

const voltage = described('u', 'Rated voltage', { unit: 'kV', decimals: 2 })
const current = described('i', 'Rated current', { kind: 'range', unit: 'A' })
const cooling = described('c', 'Cooling', {
  kind: 'choice',
  choices: [
    { key: 'an', label: 'AN', etimValue: null },
    { key: 'af', label: 'AF', etimValue: null },
  ],
})
const indoor = described('x', 'Indoor', { kind: 'yesNo' })
const all = [voltage, current, cooling, indoor]

const read = (typed: string, of: Described) => {
  const value = readTyped(typed, of, '.')
  if (!value || !('kind' in value)) throw new Error(`not understood: ${typed}`)
  return value
}
const outcomes = (pasted: string, values = {}) =>
  readColumn(pasted, all, values, '.').map(
    ({ characteristic, value, problem, skipped }) =>
      problem ??
      skipped ??
      `${characteristic?.name}: ${characteristic && textOf(value, characteristic, '.')}`,
  )

test('what is typed stands in its field as it was understood, and is understood again', () => {
  const value = read('0,4kV', voltage)
  const shown = textOf(value, voltage, '.')
  expect(shown).toBe('0.4\u00a0kV')
  expect(read(shown, voltage)).toEqual(value)
  expect(textOf(value, voltage, ',')).toBe('0,4\u00a0kV')
})

test('what was not understood stays as it was typed, says why, and is not sent', () => {
  const unread = readTyped('lots', voltage, '.')
  const values = { u: unread as NonNullable<typeof unread>, i: read('630–2500 A', current) }
  expect(textOf(unread, voltage, '.')).toBe('lots')
  expect(Object.keys(readOnes(values))).toEqual(['i'])
  expect(unreadProblems(values, 'values')['values.u']).toMatch(/^Rated voltage: /)
})

test('an empty field removes its value', () => {
  expect(readTyped('  ', voltage, '.')).toBeUndefined()
  expect(withValue({ u: read('12', voltage) }, 'u', undefined)).toEqual({})
})

test('another product fills in what is empty here, of what is asked for', () => {
  const [mine, theirs] = [read('12 kV', voltage), read('24 kV', voltage)]
  const others = { u: theirs, i: read('630 A', current), z: theirs }
  const { values, filled } = fillIn({ u: mine }, others, ['u', 'i'])
  expect(filled).toEqual(['i'])
  expect(values).toEqual({ u: mine, i: others.i })
})

test('a heading is found whatever its capitals, and its unit may be behind it', () => {
  for (const heading of [
    'rated  VOLTAGE:',
    'Rated voltage (V)',
    'Rated voltage [V]',
    'Rated voltage, V',
    'Rated voltage in V',
  ])
    expect(findCharacteristic(heading, all)?.characteristic).toBe(voltage)
  expect(findCharacteristic('Rated voltage (V)', all)?.unit).toBe('V')
  expect(findCharacteristic('Voltage', all)).toBeUndefined()
})

test('two columns are names and values, in any order', () => {
  expect(outcomes('Cooling\taf\nRated voltage\t0,4kV')).toEqual(['Cooling: AF', 'Rated voltage: 0.4\u00a0kV'])
})

test('one column is the values in their order, and an empty line keeps its place', () => {
  expect(outcomes('12\n\nAN\nyes')).toEqual([
    'Rated voltage: 12\u00a0kV',
    texts.empty,
    'Cooling: AN',
    'Indoor: Yes',
  ])
})

test('the unit may be in the heading, or in a cell of its own', () => {
  expect(outcomes('Rated voltage (V)\t400')).toEqual(['Rated voltage: 400\u00a0V'])
  expect(outcomes('Rated voltage\t400\tV\nRated current\tA\t630–2500')).toEqual([
    'Rated voltage: 400\u00a0V',
    'Rated current: 630–2500\u00a0A',
  ])
})

test('a line that becomes nothing says why, and takes nothing away', () => {
  const values = { u: read('12 kV', voltage), c: read('AN', cooling) }
  const pasted = 'Weight\t4 kg\nRated voltage\t12 kV\nRated voltage\t24 kV\nRated current\tlots\nCooling\t'
  const [weight, same, twice, lots, empty] = outcomes(pasted, values)
  expect([weight, same, twice, empty]).toEqual([
    texts.unknown('Weight'),
    texts.same,
    texts.twice,
    texts.empty,
  ])
  expect(lots).toContain('lots')
  expect(withLines(values, readColumn(pasted, all, values, '.'))).toEqual(values)
  expect(outcomes('1\n2\nAN\nno\n5').at(-1)).toBe(texts.tooMany)
})

test('a value that takes the place of another says of which', () => {
  const [line] = readColumn('24', all, { u: read('12 kV', voltage) }, '.')
  expect(line?.before).toBe('12\u00a0kV')
})
