import { parentPort } from 'node:worker_threads'
import { tasks } from './incoming-mail.ts'

/** The thread that reads mails: whatever one does to it, nobody else waits. */
parentPort?.on('message', async ({ task, bytes }: { task: keyof typeof tasks; bytes: Uint8Array }) => {
  try {
    parentPort?.postMessage({ value: await tasks[task](bytes) })
  } catch (error) {
    parentPort?.postMessage({ problem: String((error as Error).message).slice(0, 200) })
  }
})
parentPort?.postMessage('ready')
