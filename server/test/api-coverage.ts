import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bulkUpdate, type CollectionName, collections } from '@busbar/contract'
import { registeredCalls } from './calls.ts'
import { specifiedCalls } from './specified-calls.ts'

/**
 * Writes docs/api-coverage.md: which test shows what each call does. It fails when a call has no `describe` that is
 * titled by it, or two files have one. With `--check` it writes nothing, and fails too when the page is not up to date.
 */
const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/api-coverage.md')

const registered = await registeredCalls()
const specified = Object.values(specifiedCalls).flat()
const further = registered.filter((call) => !specified.includes(call)).sort(byPath)
const tests = findTests()
const complaints = [
  ...[...specified, ...further].flatMap((call) => {
    const files = tests.get(call) ?? []
    if (files.length === 0) return `no test describes ${call}`
    return files.length > 1 ? `more than one test describes ${call}: ${files.join(', ')}` : []
  }),
  ...specified
    .filter((call) => !registered.includes(call.replace(/\?.*/, '')))
    .map((call) => `specified, but not there: ${call}`),
  ...[...tests.keys()]
    .filter((call) => !specified.includes(call) && !registered.includes(call))
    .map((call) => `described, but not there: ${call}`),
]
const text = document()
const isOld = !existsSync(page) || readFileSync(page, 'utf8') !== text
if (process.argv.includes('--check')) {
  if (isOld) complaints.push('docs/api-coverage.md is not up to date: run npm run api-coverage')
} else writeFileSync(page, text)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

/** The files that describe each call. */
function findTests() {
  const found = new Map<string, string[]>()
  for (const file of globSync('server/src/**/*.test.ts', { cwd: root }).sort()) {
    for (const call of callsIn(readFileSync(join(root, file), 'utf8')))
      found.set(call, [...(found.get(call) ?? []), file])
  }
  return found
}

/** The calls that a file describes, one by one or with the tests of every content type. */
function callsIn(source: string) {
  const titles = [...source.matchAll(/^describe\('([A-Z]+ \/[^']*)'/gm)].map(([, call = '']) => call)
  const [, name] = /\bstandardTests\('(\w+)'/.exec(source) ?? []
  return new Set([...titles, ...(name ? standardCalls(name as CollectionName) : [])])
}

/** What `standardTests` describes. */
function standardCalls(name: CollectionName) {
  return [
    `GET /${name}`,
    `POST /${name}`,
    ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /${name}/{id}`),
    `POST /${name}/{id}/restore`,
    `GET /${name}/{id}/history`,
    `POST /${name}/{id}/revert`,
    ...(bulkUpdate(collections[name]) ? [`POST /${name}/bulk-update`] : []),
    `POST /${name}/bulk-delete`,
    `POST /${name}/bulk-restore`,
    `POST /${name}/bulk-erase`,
    ...('displayOrder' in collections[name].input.shape ? [`PUT /${name}/reorder`] : []),
  ]
}

function document() {
  const parts = Object.entries({ ...specifiedCalls, 'What the product adds': further })
  return `# Every call and its test

Written by \`npm run api-coverage\`, checked by \`npm run check\`. Each call has one \`describe\` titled by it, with what it
answers when it works and each way in which it refuses. Besides, every call is driven with hundreds of generated
requests and its answers are held against the OpenAPI document (\`server/src/openapi-*.test.ts\`).

The headings are those of the specification's list of calls: ${specified.length} there, ${further.length} more of ours.
${parts.map(([heading, calls]) => section(heading, calls)).join('')}`
}

function section(heading: string, calls: string[]) {
  const rows = calls.map((call) => `| \`${call}\` | ${(tests.get(call) ?? []).map(link).join(', ')} |\n`)
  return `\n## ${heading}\n\n| call | test |\n|---|---|\n${rows.join('')}`
}

function link(file: string) {
  return `[${relative('server/src', file)}](../${file})`
}

function byPath(one: string, other: string) {
  const path = (call: string) => call.split(' ').reverse().join(' ')
  return path(one) < path(other) ? -1 : 1
}
