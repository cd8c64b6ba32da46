import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A copy of the working tree in which all runs as in the tree itself. Packages are shared, our own are the copy's. */
export async function copyTree(folder: string): Promise<string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    // A file that was deleted and not yet committed is still listed.
    if (existsSync(join(root, file))) await cp(join(root, file), join(folder, file))
  }
  await sharePackages(folder)
  return folder
}

/** The tree as a commit has it, in which all runs; its packages must be those of today. */
export async function copyCommit(commit: string, folder: string) {
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], { cwd: root })
  await sharePackages(folder)
}

async function sharePackages(folder: string) {
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, '@busbar'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    // A cache belongs to one copy.
    if (name === '@busbar' || /^\.(?:vite|cache)/.test(name)) continue
    await symlink(join(root, 'node_modules', name), join(packages, name))
  }
  for (const name of await readdir(join(root, 'node_modules/@busbar'))) {
    await symlink(join(folder, name), join(packages, '@busbar', name))
  }
}
