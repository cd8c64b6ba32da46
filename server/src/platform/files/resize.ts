import { fork } from 'node:child_process'
import { on } from 'node:events'
import type { Size } from './images.ts'

/** Smaller sizes of a clean image, in the order asked for, made by a process of low priority. */
export async function* resizeInChildProcess(image: Buffer, sizes: Size[]): AsyncGenerator<Buffer> {
  if (!sizes.length) return
  const helper = fork(new URL('./resize-process.ts', import.meta.url), { serialization: 'advanced' })
  try {
    helper.send({ image, sizes })
    let made = 0
    // Not at its exit, which may be known before its last words are read.
    for await (const [message] of on(helper, 'message', { close: ['disconnect', 'error'] })) {
      // Under --watch, Node reports the files that the process loads over the same channel.
      if (!isResized(message)) continue
      yield Buffer.from(message.resized)
      made += 1
    }
    if (made < sizes.length) throw new Error(`an image came in ${made} of ${sizes.length} sizes`)
  } finally {
    helper.kill()
  }
}

/** What the process sends for each size. */
export type Resized = { resized: Uint8Array }

const isResized = (message: object): message is Resized => 'resized' in message
