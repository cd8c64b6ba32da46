import { createHash } from 'node:crypto'
import type { Logger } from '../platform/telemetry/log.ts'
import { publishEach } from './publish-each.ts'
import type { Publisher } from './publisher.ts'

const roundEvery = 60 * 60_000
const pagesAtOnce = 25
/** In so many rounds every page is read once; in the others a glance has to do. */
const roundsToReadAll = 24

type Options = {
  publisher: Publisher
  /** The built files that pages refer to. */
  staticFolder: string
  log: Logger
  /** The milliseconds from one look at everything to the next. */
  every?: number
}

/**
 * Keeps a store as it was published, whatever happens to its files: a few pages each time it is called, all of them
 * and the built files once an hour, and at once when the folder was emptied. Each hour another part of the pages is read to
 * the byte, all of them within a day: to read them all every hour would keep a large site's disk busy with nothing else.
 */
export function createUpkeep({ publisher, staticFolder, log, every = roundEvery }: Options) {
  const { store, publications } = publisher
  let toLookAt: string[] = []
  let nextRound = Date.now() + every
  let round = 0
  const isWhole = (path: string) =>
    partOf(path) === round % roundsToReadAll ? store.isWhole(path) : store.looksWhole(path)
  return async (stop: AbortSignal) => {
    if (Date.now() >= nextRound || !(await store.isThere())) {
      nextRound = Date.now() + every
      round++
      await store.putStatic(staticFolder)
      toLookAt = await publications.paths()
    }
    const damaged: string[] = []
    for (const path of toLookAt.splice(0, pagesAtOnce)) if (!(await isWhole(path))) damaged.push(path)
    if (damaged.length === 0) return
    log.warn({ paths: damaged }, 'pages are not as they were published, and are published again')
    await publishEach(damaged, { publisher, log, stop })
  }
}

/** In which of the rounds a page is read. */
function partOf(path: string) {
  return createHash('sha1').update(path).digest().readUInt32BE() % roundsToReadAll
}
