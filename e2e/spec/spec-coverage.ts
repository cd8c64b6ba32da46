import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SpecTest, specTests } from './spec-tests.ts'

/**
 * Writes docs/spec-coverage.md: which tests show what the specification says, line by line. It fails when a line of
 * docs/specification.md has no test, when a test names a line that says nothing, and when none of a line's tests has a
 * sentence or a number that the line has. With `--check` it writes nothing, and fails too when the page is not up to
 * date. That the tests have passed is for spec-passed.ts to say, once they have run.
 */
const root = join(import.meta.dirname, '../..')
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

const tests = specTests()
const sections = specification.split(/^(?=#)/m)
const text = `# Every line of the specification and its tests

Written by \`npm run spec-coverage\`, checked by \`npm run check\`: every line of the [specification](specification.md), by
its number, with the tests that have \`@spec-\` and that number in their titles. Each of its sentences and numbers stands in
one of them. To run those of line 27: \`npx vitest run -t '@spec-27\\b'\` and \`npm run e2e -- -g '@spec-27\\b'\`. The calls of
section 7 are in [api-coverage.md](api-coverage.md) one by one.
${sections.map(sectionOf).join('')}`

if (createHash('sha256').update(specification).digest('hex') !== asGiven)
  complaints.push('docs/specification.md is not as the customer has given it')
for (const { file, title, lines } of tests)
  for (const number of lines)
    if (!isSaying(specification.split('\n')[number - 1] ?? ''))
      complaints.push(`line ${number} of the specification says nothing, but has a test: ${file}: ${title}`)
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

/** A heading and what stands below it, each line with its number in the whole. */
function sectionOf(section: string, index: number) {
  const first = sections.slice(0, index).join('').split('\n').length
  const [heading = '', ...below] = section.split('\n')
  const rows = below.map((line, at) => rowOf(line, first + 1 + at)).join('')
  const head = '\n| line | the specification | shown by |\n|---|---|---|\n'
  return `\n${heading.replace(/^# /, '## ')}\n${rows && head + rows}`
}

function rowOf(line: string, number: number) {
  if (!isSaying(line)) return ''
  const shownBy = tests.filter(({ lines }) => lines.includes(number))
  if (shownBy.length === 0)
    complaints.push(`no test shows line ${number} of the specification: ${line.slice(0, 80)}`)
  else complainUnlessShown(number, line, shownBy.map(({ source }) => source).join('\n'))
  return `| ${number} | ${cell(line)} | ${shownBy.map(linkTo).join('<br>')} |\n`
}

function linkTo({ file, title }: SpecTest) {
  return `[${file.replace(/^e2e\/journeys\/(.*)\.spec\.ts$/, '$1')}](../${file}): ${cell(title)}`
}

function complainUnlessShown(number: number, line: string, source: string) {
  for (const sentence of sentencesIn(line))
    if (!patternOf(sentence).test(source)) complaints.push(`no test of line ${number} has '${sentence}'`)
  for (const told of numbersIn(line))
    if (!hasNumber(source, told)) complaints.push(`no test of line ${number} has ${told}`)
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
