import type { Page } from '@playwright/test'

type Photo = {
  name: string
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** As of a camera that was held sideways: its right side is up. */
  isTurned?: boolean
  /** Its left half shows nothing. */
  isHalfTransparent?: boolean
}

/** As a camera makes it: twelve megapixels with their grain, in about twelve megabytes. */
export const cameraPhoto = (name: string) =>
  ({ name, type: 'image/jpeg', width: 4000, height: 3000 }) satisfies Photo

/** Draws photos in the page, so that they can be dropped in it; tells how large they are. */
export function drawPhotos(page: Page, photos: Photo[]): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const made: File[] = []
    for (const [index, { name, type, width, height, isTurned, isHalfTransparent }] of wanted.entries()) {
      const canvas = new OffscreenCanvas(width, height)
      const paper = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      const image = paper.createImageData(width, height)
      let seed = index + 1
      for (let at = 0; at < image.data.length; at += 4) {
        seed = (seed * 1664525 + 1013904223) >>> 0
        const [x, y, grain] = [(at / 4) % width, at / 4 / width, (seed >>> 24) / 3]
        const isClear = isHalfTransparent && x < width / 2
        image.data.set([(x / width) * 180 + grain, (y / height) * 180 + grain, 60 + index * 20 + grain], at)
        image.data[at + 3] = isClear ? 0 : 255
      }
      paper.putImageData(image, 0, 0)
      const blob = await canvas.convertToBlob({ type, quality: 1 })
      // The orientation stands in a block of its own behind the first two bytes.
      const turned = '4578696600004d4d002a00000008000101120003000000010006000000000000'
      const bytes = Uint8Array.from(turned.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
      const block = new Uint8Array([0xff, 0xe1, 0, bytes.length + 2, ...bytes])
      const parts = isTurned ? [blob.slice(0, 2), block, blob.slice(2)] : [blob]
      made.push(new File(parts, name, { type }))
    }
    Object.assign(globalThis, { photos: made })
    return made.map(({ size }) => size)
  }, photos)
}

/** Drops the photos that were drawn last on the only place of the open window that takes images. */
export function dropPhotos(page: Page) {
  return page.evaluate(() => {
    const { photos } = globalThis as unknown as { photos: File[] }
    const dataTransfer = new DataTransfer()
    for (const photo of photos) dataTransfer.items.add(photo)
    const button = document.querySelector('[role=dialog] input[type=file]')?.parentElement
    for (const type of ['dragover', 'drop'])
      button?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })
}
