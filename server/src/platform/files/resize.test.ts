import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { resizeInChildProcess } from './resize.ts'

test('every size arrives, however busy the server is while they are made', async () => {
  // Noise is large in any format: more than fits between two processes at once.
  const image = await sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()
  const made: number[] = []
  await eachWidth(image, [250, 500, 1000], (width) => {
    if (!made.length) standStill(3000)
    made.push(width)
  })
  expect(made).toEqual([250, 500, 1000])
})

test('what Node reports to its --watch over the same channel is no image', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  const image = await sharp({ create: { width: 80, height: 80, channels: 3, background: 'white' } })
    .webp()
    .toBuffer()
  const made: number[] = []
  await eachWidth(image, [20, 40], (width) => made.push(width)).finally(() => vi.unstubAllEnvs())
  expect(made).toEqual([20, 40])
})

async function eachWidth(image: Buffer, widths: number[], use: (width: number) => void) {
  const sizes = widths.map((width) => ({ width, format: 'webp' as const }))
  for await (const size of resizeInChildProcess(image, sizes)) use((await sharp(size).metadata()).width)
}

function standStill(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
