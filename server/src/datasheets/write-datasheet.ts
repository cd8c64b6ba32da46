import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createLimiter } from '../platform/limiter.ts'
import type { DatasheetContent } from './content.ts'

/** What the thread answers with. */
export type Written = { pdf: Uint8Array } | { problem: string }

const deadlineMs = 10_000
const memory = { maxOldGenerationSizeMb: 256 }
const inTurn = createLimiter(1)
let worker: Worker | undefined

/**
 * Writes a datasheet on a thread of its own, one at a time: pages are rendered and calls answered meanwhile. One that
 * takes too long ends the thread, and the next begins another.
 */
export function writeDatasheet(content: DatasheetContent): Promise<Buffer> {
  return inTurn(async () => {
    const written = await askThread(content).catch(async (error: unknown) => {
      const stuck = worker
      worker = undefined
      await stuck?.terminate()
      throw error
    })
    if ('problem' in written) throw new Error(written.problem)
    return Buffer.from(written.pdf)
  })
}

async function askThread(content: DatasheetContent): Promise<Written> {
  worker ??= startThread()
  worker.postMessage(content)
  const [written] = await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })
  return written
}

function startThread() {
  const started = new Worker(new URL('./write-datasheet-thread.ts', import.meta.url), {
    resourceLimits: memory,
  })
  started.unref()
  // Those who wait get the error, and the next datasheet begins another.
  started.on('error', () => {
    if (worker === started) worker = undefined
  })
  return started
}
