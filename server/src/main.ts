import { readConfig } from './platform/config.ts'

/** Each command loads what it needs when it is called, so that a small one is not kept waiting by the large. */
const commands = {
  /** Serves the API and the website, and keeps the published pages up to date. */
  serve: async () => (await import('./commands/serve.ts')).serve(readConfig(process.env)),
  /** Creates the database if it is missing and brings it to the newest schema. */
  migrate: async () => (await import('./platform/db.ts')).migrate(readConfig(process.env).databaseUrl),
  /** Fills an empty database with the demo company, and says how to sign in. */
  demo: async () => (await import('./commands/demo.ts')).fillWithDemo(readConfig(process.env)),
  /** Makes a user: `user create --email … --name …`. */
  user: async () => (await import('./commands/user.ts')).user(readConfig(process.env), process.argv.slice(3)),
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
