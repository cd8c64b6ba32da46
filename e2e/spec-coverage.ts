import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { specLines } from './spec-lines.ts'

/**
 * Writes docs/spec-coverage.md: which tests show what the specification says, line by line. It fails when a line has no
 * test or names one that is not there. With `--check` it writes nothing, and fails too when the page is not up to date.
 */
const root = join(import.meta.dirname, '..')
const page = join(root, 'docs/spec-coverage.md')
const complaints: string[] = []

const text = `# Every line of the specification and its tests

Written by \`npm run spec-coverage\` from \`e2e/spec-lines.ts\`, checked by \`npm run check\`: sections 2, 4, 5, 8 and 9.
The calls of section 7 are in [api-coverage.md](api-coverage.md).
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
  return tests.map((test) => {
    const [where = '', ...rest] = test.split(': ')
    const beginning = rest.join(': ')
    const file = where.includes('/') ? where : `e2e/journeys/${where}.spec.ts`
    const name = titlesIn(file).find((title) => title.startsWith(beginning))
    if (name === undefined) complaints.push(`there is no such test: ${test}`)
    return `[${where}](../${file}): ${cell(beginning ? (name ?? '') : 'all of it')}`
  })
}

/** The names of a file's tests as they are written there. */
function titlesIn(file: string) {
  if (globSync(file, { cwd: root }).length === 0) return []
  const source = readFileSync(join(root, file), 'utf8')
  const titles = source.matchAll(/\btest(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...titles].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'))
}

function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;')
}
