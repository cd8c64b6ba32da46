import { isHeic } from './is-heic.ts'
import { shrunkSize } from './shrunk-size.ts'

export type ShrinkTask = { file: File; maxBytes: number }

/** Answers with a smaller image, or with null where the file is fine as it is or cannot be read. */
self.onmessage = async ({ data }: MessageEvent<ShrinkTask>) => {
  self.postMessage(await shrink(data).catch(() => null))
}

/** So that even a noisy photo fits. */
const qualities = [0.9, 0.8, 0.6]

async function shrink({ file, maxBytes }: ShrinkTask): Promise<Blob | null> {
  // Upright, whichever way the camera was held.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = shrunkSize(image)
  const mustChange = isHeic(file)
  if (!mustChange && size.width === image.width && file.size <= maxBytes) return null
  const canvas = new OffscreenCanvas(size.width, size.height)
  const paper = canvas.getContext('2d')
  if (!paper) return null
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(image, 0, 0, size.width, size.height)
  image.close()
  // Keeps transparency; a browser that cannot write WebP returns PNG.
  const type = mustChange || file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'
  for (const quality of qualities) {
    const smaller = await canvas.convertToBlob({ type, quality })
    if (smaller.size <= maxBytes) return smaller
  }
  return null
}
