import { setPriority } from 'node:os'
import { resized, type Size } from './images.ts'
import type { Resized } from './resize.ts'

/** A process of its own with low priority: visitors and saves go first. */
setPriority(10)

const send = (message: Resized) => new Promise((sent) => process.send?.(message, sent))

process.on('disconnect', () => process.exit())
process.once('message', async ({ image, sizes }: { image: Buffer; sizes: Size[] }) => {
  // Leaving before all of it is sent would lose what the server was too busy to take.
  for (const size of sizes) await send({ resized: await resized(image, size) })
  process.disconnect?.()
})
