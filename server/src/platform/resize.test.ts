import sharp from 'sharp'
import { expect, test } from 'vitest'
import { resizedGently } from './resize.ts'

test('every size arrives, however busy the server is while they are made', async () => {
  // Noise is large in any format: more than fits between two processes at once.
  const picture = await sharp({
    create: {
      width: 1600,
      height: 1600,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()
  const widths = [400, 800, 1600]
  const made: number[] = []
  for await (const size of resizedGently(
    picture,
    widths.map((width) => ({ width, format: 'webp' })),
  )) {
    if (!made.length) standStill(3000)
    made.push((await sharp(size).metadata()).width)
  }
  expect(made).toEqual(widths)
})

function standStill(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
