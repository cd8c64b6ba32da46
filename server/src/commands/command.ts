import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Config, readConfig } from '../platform/config.ts'

/** One command of the command line, as `main.ts` runs it. */
export type Command = {
  /** What stands after its name: `<archive> [--replace]`. */
  usage: string
  /** What it does, as `--help` says it. */
  help: string
  /** Does it; the number is the exit code, 0 unless said. */
  run: (args: string[], environment: NodeJS.ProcessEnv) => Promise<number | undefined>
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values']

type Definition<Options extends ParseArgsOptionsConfig> = {
  usage: string
  help: string
  options: Options
  /** The words that must stand after its name. */
  words?: string[]
  run: (call: {
    values: Values<Options>
    words: string[]
    /** Read when it is asked for: a command may work without, or say itself what is wrong with it. */
    config: () => Config
  }) => Promise<number | undefined>
}

/** The call itself is wrong, not what it asked for: answered with how it should be, and exit code 2. */
export class WrongUsage extends Error {}

/** A command with its options. Anything that it does not know is wrong usage. */
export function command<const Options extends ParseArgsOptionsConfig>(of: Definition<Options>): Command {
  return {
    usage: of.usage,
    help: of.help,
    async run(args, environment) {
      const { values, positionals: words } = parsed(args, of.options)
      const wanted = of.words ?? []
      if (words.length < wanted.length) throw new WrongUsage(`${wanted[words.length]} is missing`)
      if (words.length > wanted.length) throw new WrongUsage(`"${words[wanted.length]}" is not expected here`)
      return of.run({ values, words, config: () => readConfig(environment) })
    },
  }
}

function parsed<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // Only the first sentence: what follows is advice for people who write shell scripts.
    throw new WrongUsage((error as Error).message.split('. ')[0])
  }
}
