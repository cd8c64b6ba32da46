import { fillWithDemo } from './commands/demo.ts'
import { serve } from './commands/serve.ts'
import { user } from './commands/user.ts'
import { readConfig } from './platform/config.ts'
import { migrate } from './platform/db.ts'

const commands = {
  /** Serves the API and the website, and keeps the published pages up to date. */
  serve: () => serve(readConfig(process.env)),
  /** Creates the database if it is missing and brings it to the newest schema. */
  migrate: () => migrate(readConfig(process.env).databaseUrl),
  /** Fills an empty database with the demo company, and says how to sign in. */
  demo: () => fillWithDemo(readConfig(process.env)),
  /** Makes a user: `user create --email … --name …`. */
  user: () => user(readConfig(process.env), process.argv.slice(3)),
}

const name = process.argv[2] ?? ''
if (!Object.hasOwn(commands, name)) {
  console.error(`Usage: busbar ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}
try {
  await commands[name as keyof typeof commands]()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
