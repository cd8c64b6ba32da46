import { execFile } from 'node:child_process'
import { format } from 'node:util'
import { WrongUsage } from '../src/commands/command.ts'
import { commands } from '../src/commands/list.ts'

type Environment = Record<string, string | undefined>
type Outcome = { code: number; stdout: string; stderr: string }

/** The command line of the product. */
export const main = new URL('../src/main.ts', import.meta.url).pathname

/**
 * Runs a command as an operator does: in a process of its own, with these settings and no others. Answers its exit code
 * and what it said.
 */
export function runCommand(args: string[], settings: Environment): Promise<Outcome> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...settings }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) => {
      const code = error ? error.code : 0
      if (typeof code === 'number') resolve({ code, stdout, stderr })
      else reject(error)
    })
  })
}

/**
 * Runs a command within this process, and saves the second that it takes to start one. It shows what a command does and
 * says; that it can be started, and ends by itself, is shown by the one run of each command that is a process.
 */
export async function callCommand([name = '', ...args]: string[], settings: Environment): Promise<Outcome> {
  const command = await commands[name]?.load()
  if (!command) throw new Error(`There is no command ${name}`)
  const said = { stdout: '', stderr: '' }
  const { log, error } = console
  const { write } = process.stderr
  const noteIn = (stream: keyof typeof said) => (text: unknown) => {
    said[stream] += text
    return true
  }
  console.log = (...words) => noteIn('stdout')(`${format(...words)}\n`)
  console.error = (...words) => noteIn('stderr')(`${format(...words)}\n`)
  process.stderr.write = noteIn('stderr')
  try {
    const code = (await command.run(args, settings)) ?? 0
    return { ...said, code }
  } catch (problem) {
    // As main.ts has it.
    said.stderr += `${(problem as Error).message}\n`
    return { ...said, code: problem instanceof WrongUsage ? 2 : 1 }
  } finally {
    Object.assign(console, { log, error })
    process.stderr.write = write
  }
}
