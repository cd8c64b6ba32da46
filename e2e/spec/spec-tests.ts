import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaults, limits, texts } from '@busbar/contract'
import { adminTexts } from '../../web/app/admin/texts.ts'

export type SpecTest = {
  file: string
  title: string
  /** The lines of the specification that it shows. */
  lines: number[]
  /** What it says, and what it refers to. */
  source: string
}

const root = join(import.meta.dirname, '../..')
const aTest = /\btest(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

/** Every test whose title ends in the lines of the specification that it shows: `@spec-27 @spec-191`. */
export function specTests(): SpecTest[] {
  const listing = ['grep', '-lE', '--untracked', '@spec-[0-9]', '--', '*.test.ts', '*.spec.ts']
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(aTest)].flatMap((match) => {
      const title = (match[2] ?? '').replace(/\\(['"`])/g, '$1')
      const lines = specLinesIn(title)
      if (lines.length === 0) return []
      return {
        file,
        title: titleOnly(title),
        lines,
        source: withReferences(source, blockAt(source, match.index)),
      }
    })
  })
}

export function specLinesIn(title: string): number[] {
  return [...title.matchAll(/@spec-(\d+)/g)].map(([, line]) => Number(line))
}

const titleOnly = (title: string) => title.replace(/( @spec-\d+)+$/, '')

/** A test from its first line to the one that closes it: the formatter gives both the same indent. */
function blockAt(source: string, at: number) {
  const start = source.lastIndexOf('\n', at) + 1
  const indent = /^\s*/.exec(source.slice(start))?.[0] ?? ''
  const end = new RegExp(`^${indent}\\}.*\\)$`, 'm').exec(source.slice(at))
  const block = source.slice(at, end ? at + end.index : undefined)
  // Without its own name and lines, which show nothing.
  return block.slice(block.search(/=>|\n/)).replace(/@spec-\d+/g, '')
}

/** A test with the file's own helpers that it names, and the contract's sentences and numbers that those refer to. */
function withReferences(file: string, block: string) {
  const helpers = [
    ...file.matchAll(
      /^(?:export )?(?:async )?(?:function|const) (\w+)[\s\S]*?(?=^(?:export |async |function |const |test|describe|\/\*\*|import ))/gm,
    ),
  ]
  let text = [block, ...(file.match(/^ *test\.use\(.*\)$/gm) ?? [])].join('\n')
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const named = helpers.filter(
      ([whole, name]) => new RegExp(`\\b${name}\\b`).test(text) && !text.includes(whole),
    )
    text += named.map(([whole]) => whole).join('')
  }
  return `${text}\n${contractValues(file, text).join('\n')}`
}

/** The values of `texts.x.y`, `limits.x.y` and the like, also under a shorter name that the file gives a part of them. */
function contractValues(file: string, text: string) {
  const sources = new Map<string, unknown>(Object.entries({ texts, adminTexts, limits, defaults }))
  for (const [, given = '', path = ''] of file.matchAll(
    /const (\w+|\{[^}]*\}) = ((?:texts|adminTexts|limits|defaults)(?:\.\w+)*)$/gm,
  )) {
    if (!given.startsWith('{')) sources.set(given, valueAt(sources, path))
    for (const [, key = '', name = key] of given.matchAll(/(\w+)(?:: (\w+))?(?=,| \})/g))
      sources.set(name, valueAt(sources, `${path}.${key}`))
  }
  const paths = text.match(/\b\w+(?:\??\.\w+)+/g) ?? []
  return paths.flatMap((path) => written(valueAt(sources, path)))
}

/** As far along the path as there are values. */
function valueAt(sources: Map<string, unknown>, path: string) {
  const [first = '', ...rest] = path.split(/\??\./)
  let value = sources.get(first)
  for (const key of rest) {
    if (typeof value !== 'object' || value === null) break
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function written(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  // A sentence with holes, which anything may fill.
  if (typeof value === 'function') return [String(value(...Array(value.length).fill('{}')))]
  return Array.isArray(value) ? [value.map(String).join(' ')] : []
}
