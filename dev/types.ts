import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Checks the types of all projects at once, each to its end: a mistake in one must not hide those in another. */
const projects = ['npm run --silent types -w web', 'tsc', 'tsc -p e2e']

const codes = await Promise.all(
  projects.map(async (command) => {
    const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit')
    return code
  }),
)
process.exit(codes.every((code) => code === 0) ? 0 : 1)
