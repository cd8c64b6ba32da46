import { expect, test } from 'vitest'
import { fileAddress, fileLanguages, fileSize, kindInName, languageName } from './file-kinds.ts'

test('a size is short and rounded as people say it', () => {
  const sizes = [1, 1499, 340_200, 999_499, 999_500, 1_240_000, 9_940_000, 9_950_000, 25_000_000].map(
    fileSize,
  )
  expect(sizes).toEqual(['1 kB', '1 kB', '340 kB', '999 kB', '1 MB', '1.2 MB', '9.9 MB', '10 MB', '25 MB'])
})

test('a name says what a file is by its last ending, in any case', () => {
  const names = ['Data sheet.PDF', 'bracket.stp', 'bracket.STEP', 'x.pdf.exe', 'x.html', 'pdf', '']
  expect(names.map(kindInName)).toEqual(['pdf', 'step', 'step', undefined, undefined, undefined, undefined])
})

test('A34: nothing but a hash, a plain name and one of our endings is an address', () => {
  const hash = 'x'.repeat(32)
  expect(fileAddress.test(`/files/${hash}/data-sheet.pdf`)).toBe(true)
  for (const bad of [
    `/files/${hash}/..pdf`,
    `/files/${hash}/a/b.pdf`,
    `/files/${hash}/a.html`,
    `/files/${hash}/a.pdf\n`,
    `/files/../${hash}/a.pdf`,
    `//evil/files/${hash}/a.pdf`,
    `/files/${hash}/%2e.pdf`,
  ])
    expect([bad, fileAddress.test(bad)]).toEqual([bad, false])
})

test('every language has a name', () => {
  expect(fileLanguages.filter((code) => languageName(code) === code)).toEqual([])
  expect(languageName('de')).toBe('German')
})
