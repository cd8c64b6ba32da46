import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testsNamed } from './named-tests.ts'
import { specLines } from './spec-lines.ts'

/**
 * Writes docs/spec-coverage.md: which tests show what the specification says, line by line. It fails when a line has no
 * test, names one that is not there, or quotes a sentence or a number that none of its tests has. With `--check` it
 * writes nothing, and fails too when the page is not up to date.
 */
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/spec-coverage.md')
const complaints: string[] = []
/** From a quote that begins a word to one that ends it; an apostrophe does neither. */
const quoted = /(?<![\w}])'((?:[^']|'(?=\w))+)'(?!\w)/g

const text = `# Every line of the specification and its tests

Written by \`npm run spec-coverage\` from \`e2e/spec-lines.ts\`, checked by \`npm run check\`: sections 2 to 6, 8 and 9. Each
sentence and number of a line stands in one of its tests. The calls of section 7 are in [api-coverage.md](api-coverage.md).
${Object.entries(specLines).map(sectionOf).join('')}`

if (process.argv.includes('--check')) {
  const isOld = !existsSync(page) || readFileSync(page, 'utf8') !== text
  if (isOld) complaints.push('docs/spec-coverage.md is not up to date: run npm run spec-coverage')
} else writeFileSync(page, text)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

function sectionOf([heading, lines]: [string, Record<string, string[]>]) {
  const rows = Object.entries(lines).map(
    ([line, tests]) => `| ${cell(line)} | ${testsOf(line, tests).join('<br>')} |\n`,
  )
  return `\n## ${heading}\n\n| the specification | shown by |\n|---|---|\n${rows.join('')}`
}

function testsOf(line: string, tests: string[]) {
  if (tests.length === 0) complaints.push(`no test shows: ${line}`)
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
  const source = sources.join('\n')
  for (const sentence of sentencesIn(line))
    if (!patternOf(sentence).test(source)) complaints.push(`no test of this line has '${sentence}': ${line}`)
  for (const number of numbersIn(line))
    if (!hasNumber(source, number)) complaints.push(`no test of this line has ${number}: ${line}`)
  return shown
}

/** What a line has in quotes, as a person reads it. */
function sentencesIn(line: string) {
  return [...line.matchAll(quoted)].map(([, sentence = '']) => sentence)
}

/** `{reason}` stands for anything, and so does what `…` leaves out. */
function patternOf(sentence: string) {
  const parts = sentence.split(/\{\w+\}|…/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(parts.join('.*'))
}

function numbersIn(line: string) {
  return (line.replace(quoted, '').match(/(?<![\w.])\d+(?:\.\d+)?/g) ?? []).map(Number)
}

/** A test may count in milliseconds what the line tells in seconds or minutes, and in bytes what it tells in MB. */
function hasNumber(source: string, number: number) {
  const written: string[] = source.replace(/(?<=\d)_(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? []
  return [1, 1000, 60_000, 1024 * 1024].some((unit) => written.includes(String(number * unit)))
}

function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
