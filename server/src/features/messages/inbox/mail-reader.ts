import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SetAsideReason } from '@busbar/contract'
import type { tasks } from './incoming-mail.ts'

type Tasks = typeof tasks
type Reply = { value: unknown } | { problem: string }

/** The mail itself is why it could not be read: trying again would not help. */
export class UnreadableMail extends Error {
  readonly reason: SetAsideReason
  constructor(reason: SetAsideReason, message: string) {
    super(message)
    this.reason = reason
  }
}

export type MailReader = ReturnType<typeof createMailReader>

const memory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

/** Reads mails on a thread of their own, one at a time, each within a deadline: a mail that takes longer ends it. */
export function createMailReader(
  deadlineMs = 10_000,
  thread = new URL('./mail-reader-thread.ts', import.meta.url),
) {
  let worker: Worker | undefined

  async function read<Task extends keyof Tasks>(task: Task, bytes: Uint8Array) {
    // Starting it is not the mail's fault, however long it takes.
    worker ??= await start(thread)
    try {
      const reply = await answerOf(worker, { task, bytes }, deadlineMs)
      if ('problem' in reply) throw new UnreadableMail('unreadable', reply.problem)
      return reply.value as Awaited<ReturnType<Tasks[Task]>>
    } catch (error) {
      await close()
      throw error
    }
  }

  async function close() {
    const running = worker
    worker = undefined
    await running?.terminate()
  }

  return { read, close }
}

async function start(thread: URL): Promise<Worker> {
  const worker = new Worker(thread, { resourceLimits: memory })
  worker.unref()
  await once(worker, 'message')
  return worker
}

function answerOf(worker: Worker, question: object, deadlineMs: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      worker.off('message', onReply).off('error', onError)
    }
    const onReply = (reply: Reply) => {
      end()
      resolve(reply)
    }
    const onError = (error: Error) => {
      end()
      reject(new UnreadableMail('unreadable', error.message))
    }
    const timer = setTimeout(() => {
      end()
      reject(new UnreadableMail('slow', `reading it took more than ${deadlineMs} ms`))
    }, deadlineMs)
    worker.on('message', onReply).on('error', onError)
    worker.postMessage(question)
  })
}
