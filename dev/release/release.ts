import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextVersion, releaseChangelog, withLockedVersion, withVersion } from './changelog.ts'

/**
 * `npm run release -- minor` (or `major`, `patch`, or a version) makes the next version: dates what CHANGELOG.md has
 * under "Unreleased", sets the version everywhere, commits and tags. It pushes nothing.
 */
const root = join(import.meta.dirname, '../..')

try {
  release(process.argv[2] ?? '')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function release(wanted: string) {
  if (git('branch', '--show-current') !== 'main') throw new Error('Releases are made on main')
  if (git('status', '--porcelain')) throw new Error('Commit or remove what is changed first')

  const { version: current, workspaces } = JSON.parse(read('package.json'))
  const version = nextVersion(current, wanted)
  const today = new Date().toLocaleDateString('sv')
  const packages = ['.', ...workspaces].map((folder) => join(folder, 'package.json'))
  const changed = new Map([
    ['CHANGELOG.md', releaseChangelog(read('CHANGELOG.md'), version, today)],
    ...packages.map((file): [string, string] => [file, withVersion(read(file), version)]),
    ['package-lock.json', withLockedVersion(read('package-lock.json'), workspaces, version)],
  ])
  // Written only once all of them are made: a refusal leaves the tree clean.
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  git('commit', '--quiet', '--all', '--message', `Version ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`)
  console.log(`v${version} is committed and tagged. Publish it with: git push origin main v${version}`)
}

function read(file: string) {
  return readFileSync(join(root, file), 'utf8')
}

function git(...args: string[]) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
