#!/usr/bin/env node
import { WrongUsage } from './commands/command.ts'
import { helpOf, overview } from './commands/help.ts'
import { commands } from './commands/list.ts'
import { version } from './platform/telemetry/version.ts'

/** Exit codes: 0 done, 1 failed, 2 called wrongly. A process that serves goes on after this has returned. */
async function run([name = '', ...args]: string[]): Promise<number | undefined> {
  if (['--version', '-v'].includes(name)) return void console.log(version)
  if (['--help', '-h', 'help'].includes(name)) {
    const [about] = args
    if (about === undefined) return void console.log(overview())
    return void console.log(await helpOf(known(about)))
  }
  const called = known(name)
  if (args.some((arg) => arg === '--help' || arg === '-h')) return void console.log(await helpOf(called))
  const command = await commands[called]?.load()
  try {
    return await command?.run(args, process.env)
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    throw new WrongUsage(
      `${error.message}\nUsage: busbar ${called} ${command?.usage}\nMore: busbar ${called} --help`,
    )
  }
}

function known(name: string): string {
  if (Object.hasOwn(commands, name)) return name
  const complaint = name ? `"${name}" is not a command` : 'Say which command'
  throw new WrongUsage(`${complaint}\n\n${overview()}`)
}

try {
  const code = await run(process.argv.slice(2))
  if (code) process.exit(code)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(error instanceof WrongUsage ? 2 : 1)
}
