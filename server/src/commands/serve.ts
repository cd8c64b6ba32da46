import { command } from './command.ts'
import { runCopy } from './run-copy.ts'

export const serve = command({
  usage: '',
  help: `Listens on HOST and PORT, with nginx in front. Any number of copies can run on one database.
With WORK=false it leaves the queues and the publishing to a process of their own: busbar work.

SIGTERM or SIGINT: it says that it is not ready, finishes what it has begun, gives back what it cannot finish, and
ends within ten seconds. A second signal ends it at once.`,
  options: {},
  run: async ({ config }) => runCopy(config(), { listens: true, works: config().works }),
})
