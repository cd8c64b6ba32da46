import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTree } from './copy-tree.ts'
import { applyEdit, stepsOf } from './guide.ts'

/**
 * Follows docs/add-a-content-type.md to the letter in a copy of the tree, and fails where it lies or asks for more work
 * than it should: every check must pass, and (unless `--short`) the new type be found on the site and in the back office.
 */
const isShort = process.argv.includes('--short')
const most = { newFiles: 7, changedFiles: 4, lines: 250, filesForField: 4 }
const ownTests = 'server/src/features/certifications'
/** Those that look at every content type. */
const allTypesTests = 'server/src/*.test.ts server/src/wiring server/test web/app dev/documents.test.ts'
/** What commands write is not written by hand. */
const isGenerated = (file: string) => /^server\/migrations\/|^docs\/api-coverage\.md$/.test(file)

const folder = mkdtempSync(join(tmpdir(), 'busbar-content-type-'))
try {
  await copyTree(folder)
  git('init', '-q')
  commit('The product')
  const guide = readFileSync(join(folder, 'docs/add-a-content-type.md'), 'utf8')
  const type = await follow(guide, 'Add a content type')
  if (!isShort) await check(type.files, ownTests)
  const field = await follow(guide, 'Add a field')
  await check(type.files, isShort ? ownTests : `${ownTests} ${allTypesTests}`)
  if (!isShort) {
    await run('npm run --silent build')
    await run('node e2e/see-content-type.ts')
  }
  const { created, changed, lines } = type
  report('new files', created.length, most.newFiles)
  report('changed files', changed.length, most.changedFiles)
  report('lines by hand, without styles', lines, most.lines)
  report('changed files for one more field', field.files.length, most.filesForField)
} finally {
  if (!process.env.KEEP) rmSync(folder, { recursive: true, force: true })
}

/** Does what stands under a heading, and counts what a person would have written. */
async function follow(guide: string, heading: string) {
  for (const step of stepsOf(guide, heading)) {
    if (step.kind === 'run') await run(step.command)
    else applyEdit(step, folder)
  }
  git('add', '--all')
  const byHand = (filter: string) => {
    const names = git('diff', '--cached', '--name-only', filter).split('\n')
    return names.filter((file) => file && !isGenerated(file))
  }
  const created = byHand('--diff-filter=A')
  const changed = byHand('--diff-filter=M')
  const files = [...created, ...changed]
  const difference = git('diff', '--cached', '--unified=0', '--', ...files, ':!*.css')
  const lines = difference.match(/^\+(?!\+\+ )/gm)?.length ?? 0
  console.log(`   ${heading}:\n${files.map((file) => `     ${file}`).join('\n')}`)
  commit(heading)
  return { created, changed, files, lines }
}

async function check(files: string[], tests: string) {
  const names = ['types', 'arrows', 'unused', 'api-coverage -- --check']
  const checks = names.map((name) => `npm run --silent ${name}`)
  const commands = [...checks, `biome check ${files.join(' ')}`, `vitest run ${tests}`]
  const ends = await Promise.allSettled(commands.map(run))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function run(command: string) {
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

function report(what: string, count: number, limit: number) {
  console.log(`${what}: ${count} (at most ${limit})`)
  if (count > limit) process.exitCode = 1
}

function commit(message: string) {
  git('add', '--all')
  const author = ['-c', 'user.name=Guide', '-c', 'user.email=guide@example.com']
  git(...author, 'commit', '--quiet', '--no-verify', '--message', message)
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
}
