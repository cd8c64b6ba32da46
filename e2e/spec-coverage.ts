import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testsNamed } from './named-tests.ts'
import { specLines } from './spec-lines.ts'

/**
 * Writes docs/spec-coverage.md: which tests show what the specification says, line by line. It fails when a line of
 * docs/specification.md has no row, when a row has no test or names one that is not there, and when none of a line's
 * tests has a sentence or a number that the line has. With `--check` it writes nothing, and fails too when the page is
 * not up to date.
 */
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/spec-coverage.md')
const complaints: string[] = []
/** From a quote that begins a word to one that ends it; an apostrophe does neither. */
const quoted = /(?<![\w}])'((?:[^']|'(?=\w))+)'(?!\w)/g

/** The customer's own words, which are not ours to change. */
const specification = readFileSync(join(root, 'docs/specification.md'), 'utf8')
const asGiven = '6f7f27859ee700760fdb6ad2ce2dfaf84d658d040ca57054f1cad24629fac08a'
/** What the specification puts into quotes for something that it leaves open. */
const leftOpen: Record<string, string> = {
  'Delete (n)': 'Delete ({n})',
  'Failed to load ...': 'Failed to load {what}',
  'Server error (status)': 'Server error ({status})',
}
/** What the tests of each line say. */
const shownOf = new Map<number, string[]>()

const text = `# Every line of the specification and its tests

Written by \`npm run spec-coverage\` from \`e2e/spec-lines.ts\`, checked by \`npm run check\`: every line of the
[specification](specification.md), by its number. Each of its sentences and numbers stands in one of the line's tests. The
calls of section 7 are in [api-coverage.md](api-coverage.md) one by one.
${Object.entries(specLines).map(sectionOf).join('')}`

if (createHash('sha256').update(specification).digest('hex') !== asGiven)
  complaints.push('docs/specification.md is not as the customer has given it')
for (const [index, line] of specification.split('\n').entries()) if (isSaying(line)) compare(index + 1, line)
if (process.argv.includes('--check')) {
  const isOld = !existsSync(page) || readFileSync(page, 'utf8') !== text
  if (isOld) complaints.push('docs/spec-coverage.md is not up to date: run npm run spec-coverage')
} else writeFileSync(page, text)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

/** Neither a heading nor the head of a table. */
function isSaying(line: string) {
  return line !== '' && !/^(?:#|\|---|\| Item )/.test(line)
}

/** A line of the specification with all that the tests of its rows say. */
function compare(number: number, line: string) {
  const sources = shownOf.get(number)
  if (sources) complainUnlessShown(`line ${number}`, line, sources.join('\n'))
  else complaints.push(`line ${number} of the specification has no row: ${line.slice(0, 80)}`)
}

function sectionOf([heading, rows]: [string, Record<string, string[]>]) {
  const cells = Object.entries(rows).map(([row, tests]) => {
    const [, lines = '', says = row] = /^([\d, ]+): (.*)$/s.exec(row) ?? []
    if (lines === '') complaints.push(`a row names no line of the specification: ${row}`)
    const { shown, source } = testsOf(row, tests)
    complainUnlessShown(row, says, source)
    for (const line of lines.split(', '))
      shownOf.set(Number(line), [...(shownOf.get(Number(line)) ?? []), source])
    return `| ${lines} | ${cell(says)} | ${shown.join('<br>')} |\n`
  })
  return `\n## ${heading}\n\n| line | the specification | shown by |\n|---|---|---|\n${cells.join('')}`
}

function testsOf(row: string, tests: string[]) {
  if (tests.length === 0) complaints.push(`no test shows: ${row}`)
  const sources: string[] = []
  const shown = tests.map((test) => {
    const [where = '', ...rest] = test.split(': ')
    const beginning = rest.join(': ')
    const file = where.endsWith('.ts') ? where : `e2e/journeys/${where}.spec.ts`
    const named = testsNamed(file, beginning)
    // A name that begins so twice means the first, as the reader of the page takes it.
    const found = beginning ? named.slice(0, 1) : named
    if (found.length === 0) complaints.push(`there is no such test: ${test}`)
    sources.push(...found.map(({ source }) => source))
    return `[${where}](../${file}): ${cell(beginning ? (found[0]?.title ?? '') : 'all of it')}`
  })
  return { shown, source: sources.join('\n') }
}

function complainUnlessShown(where: string, says: string, source: string) {
  for (const sentence of sentencesIn(says))
    if (!patternOf(sentence).test(source)) complaints.push(`no test has '${sentence}': ${where}`)
  for (const number of numbersIn(says))
    if (!hasNumber(source, number)) complaints.push(`no test has ${number}: ${where}`)
}

/** What a line has in quotes, as a person reads it. */
function sentencesIn(line: string) {
  return [...line.matchAll(quoted)].map(([, sentence = '']) => leftOpen[sentence] ?? sentence)
}

/** `{reason}` matches anything, and so does what `…` leaves out. */
function patternOf(sentence: string) {
  const parts = sentence.split(/\{[^}]+\}|…/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*'))
}

/** A section that the line refers to is none of its numbers. */
function numbersIn(line: string) {
  const told = line.replace(quoted, '').replace(/\bsection \d+/g, '')
  return (told.match(/(?<![\w.#])\d+(?:\.\d+)?/g) ?? []).map(Number)
}

/** A test may count in milliseconds what the line tells in seconds or minutes, and in bytes what it tells in MB. */
function hasNumber(source: string, number: number) {
  const written: string[] = source.replace(/(?<=\d)_(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  return [1, 1000, 60_000, 1024 * 1024].some((unit) => written.includes(String(number * unit)))
}

function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
