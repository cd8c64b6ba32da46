import { fork } from 'node:child_process'
import { on } from 'node:events'
import type { Size } from './images.ts'

/** Smaller sizes of a clean image, in the order asked for, made while nobody else needs the processor. */
export async function* resizedGently(image: Buffer, sizes: Size[]): AsyncGenerator<Buffer> {
  if (!sizes.length) return
  const helper = fork(new URL('./resize-process.ts', import.meta.url), { serialization: 'advanced' })
  try {
    helper.send({ image, sizes })
    let made = 0
    // Not at its exit, which may be known before its last words are read.
    for await (const [body] of on(helper, 'message', { close: ['disconnect', 'error'] })) {
      yield Buffer.from(body)
      made += 1
    }
    if (made < sizes.length) throw new Error(`an image came in ${made} of ${sizes.length} sizes`)
  } finally {
    helper.kill()
  }
}
