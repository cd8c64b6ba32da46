import type { Logger } from '../platform/telemetry/log.ts'
import type { Publisher } from './publisher.ts'

const retryAfterSeconds = 5

type Options = {
  publisher: Publisher
  log: Logger
  /** Ends it between two pages. */
  stop?: AbortSignal
  /** Told after each page how many are done. */
  note?: (done: number, all: number) => void
}

/** Publishes pages. One that fails keeps its last version and is tried again later; answers how many failed. */
export async function publishEach(paths: string[], { publisher, log, stop, note }: Options): Promise<number> {
  let done = 0
  let failures = 0
  const failed = async (path: string, error: unknown) => {
    failures++
    log.error({ err: error, path }, 'a page could not be published, its last version stays')
    await publisher.publications.retry(path, retryAfterSeconds)
  }
  await Promise.all(
    paths.map(async (path) => {
      await publisher.publish(path, stop).catch((error) => failed(path, error))
      note?.(++done, paths.length)
    }),
  )
  stop?.throwIfAborted()
  return failures
}
