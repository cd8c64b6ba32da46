import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { batched } from '../platform/batched.ts'

export type PageFile = { file: string; body: string | Uint8Array }

let worker: Worker | undefined

/** Compresses and writes a page on a second thread: it takes as long as to render one, which goes on meanwhile. */
export const writePage = batched(async (pages: PageFile[]) => {
  worker ??= startThread()
  worker.postMessage(pages)
  const [outcomes]: PromiseSettledResult<void>[][] = await once(worker, 'message')
  return pages.map((_, index) => settled(outcomes?.[index]))
})

function startThread() {
  const started = new Worker(new URL('./write-page-thread.ts', import.meta.url))
  started.unref()
  // Waiting callers get the error, and the next page uses a new one.
  started.on('error', () => {
    worker = undefined
  })
  return started
}

function settled(outcome?: PromiseSettledResult<void>) {
  return outcome?.status === 'rejected' ? Promise.reject(outcome.reason) : undefined
}
