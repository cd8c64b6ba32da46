import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaults, limits, texts } from '@busbar/contract'
import { adminTexts } from '../web/app/admin/texts.ts'

export type NamedTest = { title: string /** What it says, and what it refers to. */; source: string }

const root = join(import.meta.dirname, '..')

/** The tests of a file whose names begin so; all of them when nothing is given. */
export function testsNamed(file: string, beginning: string): NamedTest[] {
  if (!existsSync(join(root, file))) return []
  const source = readFileSync(join(root, file), 'utf8')
  const found = [...source.matchAll(/\btest(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)]
  return found
    .map((match) => ({ title: (match[2] ?? '').replace(/\\(['"`])/g, '$1'), at: match.index }))
    .filter(({ title }) => title.startsWith(beginning))
    .map(({ title, at }) => ({ title, source: withReferences(source, blockAt(source, at)) }))
}

/** A test from its first line to the one that closes it: the formatter gives both the same indent. */
function blockAt(source: string, at: number) {
  const start = source.lastIndexOf('\n', at) + 1
  const indent = /^\s*/.exec(source.slice(start))?.[0] ?? ''
  const end = new RegExp(`^${indent}\\}.*\\)$`, 'm').exec(source.slice(at))
  const block = source.slice(at, end ? at + end.index : undefined)
  // Without its own name, which shows nothing.
  return block.slice(block.search(/=>|\n/))
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
