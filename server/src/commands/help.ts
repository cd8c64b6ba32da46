import { commands } from './list.ts'

/** All commands, a line each. */
export function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `Usage: busbar <command> [options]

${lines.join('\n')}

Settings are environment variables; .env.example lists them all, and busbar doctor checks them.
busbar <command> --help says more about one. Exit codes: 0 done, 1 failed, 2 called wrongly.`
}

/** All about one command. */
export async function helpOf(name: string): Promise<string> {
  const listed = commands[name]
  const command = await listed?.load()
  const usage = `Usage: busbar ${name} ${command?.usage}`.trimEnd()
  return `${listed?.summary}\n\n${usage}\n\n${command?.help.trim()}`
}
