import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startProcess } from './process.ts'

/**
 * Runs a command on a busy machine: `node dev/under-load.ts 8 .ci/run` keeps eight processes computing beside it, which
 * end with it. A run that passes here waits for events, not for fixed times.
 */
const [count = '8', ...command] = process.argv.slice(2)
if (!(Number(count) > 0) || command.length === 0) {
  console.error('node dev/under-load.ts <processes> <command>')
  process.exit(2)
}

const busy = await Promise.all(
  Array.from({ length: Number(count) }, () =>
    startProcess({ command: process.execPath, args: ['-e', 'for (;;);'] }),
  ),
)
const [program = '', ...args] = command
const [code] = await once(spawn(program, args, { stdio: 'inherit' }), 'exit')
for (const one of busy) one.kill()
process.exit(code ?? 1)
