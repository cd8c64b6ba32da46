import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

test('one address on each line, whatever the line ends are', () => {
  expect(readList('a@x.example\r\nb@x.example\n\n c@x.example \r')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
  ])
})

test('several in a line, with names as mail programs write them', () => {
  expect(readList('Ada Volt <ada@x.example>; "Ohm, Grace" <grace@x.example>, c@x.example')).toEqual([
    'ada@x.example',
    'grace@x.example',
    'c@x.example',
  ])
})

test('of a table, the column that its first row names', () => {
  const table = 'Name,E-mail,Note\n"Volt, Ada",ada@x.example,"wrote to sales@x.example\nlast week"\nMax,,none'
  expect(readList(table)).toEqual(['ada@x.example', ''])
})

test('of a table without such a name, the cells with an @; its head is no address', () => {
  expect(readList('Nom;Courriel\nAda;ada@x.example\nMax;none')).toEqual(['ada@x.example', 'Max none'])
})

test('what is no address comes along, to be told of', () => {
  expect(readList('nonsense')).toEqual(['nonsense'])
  expect(readList('a@x.example\nnonsense')).toEqual(['a@x.example', 'nonsense'])
  expect(readList('')).toEqual([])
})

test('what our own export wrote is read back, also what a spreadsheet would have taken for a formula', () => {
  const file = '\uFEFF"email","state"\r\n"\'=cmd@x.example","confirmed"\r\n"o\'hara@x.example","waiting"\r\n'
  expect(readList(file)).toEqual(['=cmd@x.example', "o'hara@x.example"])
})

test('A48: megabytes of quotes or of commas are read in a moment', () => {
  for (const text of ['"'.repeat(2_000_001), '",'.repeat(1_000_000), ','.repeat(2_000_000)]) {
    // Of the processor, which a busy machine does not stretch.
    const before = process.cpuUsage()
    readList(text)
    expect(process.cpuUsage(before).user).toBeLessThan(3_000_000)
  }
})
