import { parentPort } from 'node:worker_threads'
import { writePage } from './write-page.ts'
import type { PageFile } from './writer.ts'

/** The thread that compresses and writes pages. It answers with what went wrong for each. */
parentPort?.on('message', async (pages: PageFile[]) => {
  const outcomes = await Promise.allSettled(pages.map(({ file, body }) => writePage(file, body)))
  parentPort?.postMessage(outcomes)
})
