import type { Logger } from '../platform/telemetry/log.ts'
import { type Batch, type Publisher, rendersAtOnce } from './publisher.ts'

const retryAfterSeconds = 5
/** What they share is kept in memory, and is as old as the batch. */
const pagesPerBatch = 50

type Options = {
  publisher: Publisher
  log: Logger
  /** Ends it between two pages. */
  stop?: AbortSignal
  /** Ends it between two pages as well, when something else comes first. */
  isOvertaken?: () => boolean
  /** Told after each page how many are done. */
  note?: (done: number, all: number) => void
}

/** Publishes pages. One that fails keeps its last version and is tried again later; answers how many failed. */
export async function publishEach(
  paths: string[],
  { publisher, log, stop, isOvertaken, note }: Options,
): Promise<number> {
  let done = 0
  let failures = 0
  const failed = async (path: string, error: unknown) => {
    failures++
    log.error({ err: error, path }, 'a page could not be published, its last version stays')
    await publisher.publications.retry(path, retryAfterSeconds)
  }
  const waiting = paths.entries()
  let batch: Promise<Batch> | undefined
  const publishNext = async () => {
    for (const [index, path] of waiting) {
      if (index % pagesPerBatch === 0) batch = publisher.startBatch()
      await publisher.publish(path, batch).catch((error) => failed(path, error))
      note?.(++done, paths.length)
      if (stop?.aborted || isOvertaken?.()) return
    }
  }
  await Promise.all(Array.from({ length: rendersAtOnce }, publishNext))
  stop?.throwIfAborted()
  return failures
}
