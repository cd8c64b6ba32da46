import type { Logger } from '../platform/telemetry/log.ts'
import type { DuePage } from './publications.ts'
import { type Batch, type Publisher, pagesAtOnce } from './publisher.ts'

/** Until then it may be the machine that is busy, or a database that is just restarted. */
const timesUntilError = 3
/** What they share is kept in memory, and is as old as the batch. */
const pagesPerBatch = 50

type Options = {
  publisher: Publisher
  log: Logger
  /** Ends it between two pages. */
  stop?: AbortSignal
  /** Called after each page with how many are done. */
  note?: (done: number, all: number) => void
  /** Asked before each page: null, or the pages to go on with instead because others come first now. */
  overtake?: () => Promise<DuePage[]> | null
}

/** Publishes pages. One that fails keeps its last version and is tried again later; answers how many failed. */
export async function publishEach(
  paths: string[],
  { publisher, log, stop, note, overtake }: Options,
): Promise<number> {
  let done = 0
  let failures = 0
  const failed = async (path: string, error: unknown) => {
    failures++
    const { times, seconds } = await publisher.retryLater(path)
    const level = times < timesUntilError ? 'warn' : 'error'
    log[level](
      { reason: error, path, times, seconds },
      'a page could not be published, its last version stays',
    )
  }
  const inFlight = new Map<string, Promise<Batch>>()
  let waiting = paths.entries()
  let batch: Promise<Batch> | undefined
  let overtaking: Promise<void> | null = null

  /** No worker begins another page meanwhile, and none waits for those in flight. */
  const preempt = async (others: Promise<DuePage[]>) => {
    waiting = [].entries()
    const next: string[] = []
    for (const { path, dueAsOf } of await others) {
      const rendering = await inFlight.get(path)
      if (!rendering || rendering.asOf < dueAsOf) next.push(path)
    }
    waiting = next.entries()
    overtaking = null
  }
  const next = async () => {
    const others = overtaking ? null : overtake?.()
    if (others) overtaking = preempt(others)
    await overtaking
    const { value } = waiting.next()
    if (!value || stop?.aborted) return null
    const [index, path] = value
    batch = index % pagesPerBatch === 0 || !batch ? publisher.startBatch() : batch
    inFlight.set(path, batch)
    return { path, batch }
  }
  const publishSome = async () => {
    for (;;) {
      let path: string | undefined
      await publisher
        .publishNext(async () => {
          const page = await next()
          path = page?.path
          return page
        })
        .catch((error) => {
          if (!path) throw error
          return failed(path, error)
        })
      if (!path) return
      inFlight.delete(path)
      note?.(++done, paths.length)
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, publishSome))
  stop?.throwIfAborted()
  return failures
}
