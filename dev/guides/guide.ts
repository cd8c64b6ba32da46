import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a guide tells its reader to do, as far as a program can do it. */
export type Step =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'after' | 'before' | 'instead of'; file: string; line: string; text: string }
  | { kind: 'run'; command: string }

/**
 * The steps under one heading of a guide: its blocks of code, each by the sentence before it ("New file `…`:",
 * "In `…`, after `…`:", "before" or "instead of"), and its shell commands.
 */
export function stepsOf(guide: string, heading: string): Step[] {
  const part = guide.split(/^(?=## )/m).find((text) => text.startsWith(`## ${heading}\n`))
  if (!part) throw new Error(`The guide has no part "${heading}"`)
  const blocks = Array.from(part.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm))
  return blocks.flatMap(({ index, 1: indent = '', 2: language, 3: code = '' }) => {
    const text = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    return language === 'sh' ? commandsIn(text) : [placed(sentenceBefore(part.slice(0, index)), text)]
  })
}

/** Does a step in a folder; a sentence that does not fit what is there is an error. */
export function applyEdit(step: Exclude<Step, { kind: 'run' }>, folder: string) {
  const path = join(folder, step.file)
  if (step.kind === 'create') {
    if (existsSync(path)) throw new Error(`${step.file} is there already`)
    mkdirSync(dirname(path), { recursive: true })
    return writeFileSync(path, step.text)
  }
  if (!existsSync(path)) throw new Error(`There is no ${step.file}`)
  const lines = readFileSync(path, 'utf8').split('\n')
  const places = [...lines.keys()].filter((index) => lines[index]?.trimStart().startsWith(step.line))
  const [place] = places
  if (place === undefined || places.length > 1)
    throw new Error(`${step.file} has ${places.length} lines that start with: ${step.line}`)
  const text = step.text.replace(/\n$/, '')
  lines.splice(place + (step.kind === 'after' ? 1 : 0), step.kind === 'instead of' ? 1 : 0, text)
  writeFileSync(path, lines.join('\n'))
}

function commandsIn(text: string): Step[] {
  const lines = text.split('\n').filter(Boolean)
  return lines.map((command) => ({ kind: 'run', command }))
}

/** The paragraph or point of a list that leads to a block, in one line. */
function sentenceBefore(text: string) {
  const paragraph =
    text
      .trimEnd()
      .split(/\n\s*\n|\n(?= *(?:\d+\.|-) )|^#.*\n/m)
      .at(-1) ?? ''
  return paragraph.replaceAll(/\s+/g, ' ').trim()
}

function placed(sentence: string, text: string): Step {
  const created = /[Nn]ew file `([^`]+)`/.exec(sentence)?.[1]
  if (created) return { kind: 'create', file: created, text }
  const [, file, place, line] = /[Ii]n `([^`]+)`, (after|before|instead of) `([^`]+)`/.exec(sentence) ?? []
  if (!file || !line) throw new Error(`This does not say where its code goes: ${sentence}`)
  return { kind: place as 'after' | 'before' | 'instead of', file, line, text }
}
