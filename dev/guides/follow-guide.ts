import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from '../copy-tree.ts'
import { applyEdit, stepsOf } from './guide.ts'

/** What commands write is not written by hand. */
const isGenerated = (file: string) => /^server\/migrations\/|^docs\/api-coverage\.md$/.test(file)

/** Follows guides in a copy of the tree, which is thrown away afterwards (unless `KEEP` is set). */
export async function inCopy(name: string, work: (copy: Copy) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), `busbar-${name}-`))
  try {
    await copyTree(folder)
    git(folder, 'init', '-q')
    commit(folder, 'The product')
    await work(copyIn(folder))
  } finally {
    if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
  }
}

type Copy = ReturnType<typeof copyIn>

function copyIn(folder: string) {
  const run = (command: string) => runIn(folder, command)
  return {
    run,

    /** Does what stands under a heading, and counts what a person would have written. */
    async follow(file: string, heading: string) {
      for (const step of stepsOf(readFileSync(join(folder, file), 'utf8'), heading)) {
        if (step.kind === 'run') await run(step.command)
        else applyEdit(step, folder)
      }
      git(folder, 'add', '--all')
      const byHand = (filter: string) => {
        const names = git(folder, 'diff', '--cached', '--name-only', filter).split('\n')
        return names.filter((name) => name && !isGenerated(name))
      }
      const created = byHand('--diff-filter=A')
      const changed = byHand('--diff-filter=M')
      const files = [...created, ...changed]
      const difference = git(folder, 'diff', '--cached', '--unified=0', '--', ...files, ':!*.css')
      const lines = difference.match(/^\+(?!\+\+ )/gm)?.length ?? 0
      console.log(`   ${heading}:\n${files.map((name) => `     ${name}`).join('\n')}`)
      commit(folder, heading)
      return { created, changed, files, lines }
    },

    async check(files: string[], tests: string) {
      const names = ['types', 'arrows', 'unused', 'api-coverage -- --check']
      const checks = names.map((name) => `npm run --silent ${name}`)
      const commands = [...checks, `biome check ${files.join(' ')}`, `vitest run ${tests}`]
      const ends = await Promise.allSettled(commands.map(run))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    },
  }
}

/** Prints a count, and fails the command if it is more than it should be. */
export function report(what: string, count: number, limit: number) {
  console.log(`${what}: ${count} (at most ${limit})`)
  if (count > limit) process.exitCode = 1
}

async function runIn(folder: string, command: string) {
  const start = performance.now()
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(command, {
    shell: true,
    cwd: folder,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) {
    console.error(output)
    throw new Error(`This failed where the guide was followed: ${command}`)
  }
  console.log(`   ${command.slice(0, 70)}: ${Math.round((performance.now() - start) / 1000)} s`)
}

function commit(folder: string, message: string) {
  git(folder, 'add', '--all')
  const author = ['-c', 'user.name=Guide', '-c', 'user.email=guide@example.com']
  git(folder, ...author, 'commit', '--quiet', '--no-verify', '--message', message)
}

function git(folder: string, ...args: string[]) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
}
