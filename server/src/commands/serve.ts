import { command } from './command.ts'
import { runCopy } from './run-copy.ts'

export const serve = command({
  usage: '',
  help: `Listens on HOST and PORT, behind nginx. Any number of copies can share one database.
With WORK=false it leaves the queues and publishing to a process of their own: busbar work.

On SIGTERM or SIGINT it reports that it is not ready, finishes what it has begun, returns what it cannot finish to the
queue, and ends within ten seconds. A second signal ends it at once.`,
  options: {},
  run: async ({ config }) => runCopy(config(), { listens: true, works: config().works }),
})
