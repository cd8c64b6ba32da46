import { command } from './command.ts'
import { runCopy } from './run-copy.ts'

export const work = command({
  usage: '',
  help: `Sends emails, makes smaller sizes of images, tidies up and publishes pages, for copies that run with WORK=false.
It needs the same settings and folders as they do. With METRICS_PORT it reports its health and metrics there.
It stops as serve does.`,
  options: {},
  run: async ({ config }) => runCopy(config(), { listens: false, works: true }),
})
