import { setPriority } from 'node:os'
import { resized, type Size } from './images.ts'

/** A process of its own, so that it can stand back: whoever visits or saves meanwhile goes first. */
setPriority(10)

process.on('disconnect', () => process.exit())
process.once('message', async ({ image, sizes }: { image: Buffer; sizes: Size[] }) => {
  for (const size of sizes) process.send?.(await resized(image, size))
  process.exit()
})
