import { buffer } from 'node:stream/consumers'
import { type ImageDetails, imageAddress, type UploadFolder } from '@busbar/contract'
import type { Figure } from '../../datasheets/content.ts'
import { keyOf } from '../../features/uploads/files.ts'
import { isImageKey, type Storage } from '../../platform/files/storage.ts'
import { createLimiter } from '../../platform/limiter.ts'
import { imageForPrint, type PrintImage, type PrintKind } from '../../platform/pdf/image-for-print.ts'

/** Each has up to a few hundred kilobytes. */
const mostKept = 100

/** Twenty datasheets are read side by side; as many images at once would keep the processor from everybody else. */
const inTurn = createLimiter(1)

export type PrintImages = ReturnType<typeof createPrintImages>

/** Makes stored images ready for print, and keeps those that were asked for last: all datasheets share the firm's logo. */
export function createPrintImages(storage: Storage) {
  const kept = new Map<string, Promise<PrintImage | null>>()

  function make(key: string, kind: PrintKind, ground?: string): Promise<PrintImage | null> {
    return inTurn(async () => {
      const file = await storage.get(key)
      return file && imageForPrint(await buffer(file.stream), kind, ground)
    })
  }

  /** Null also for one at somebody else's address, which nobody fetches. */
  function image(address: string, kind: PrintKind, ground?: string): Promise<PrintImage | null> {
    const key = keyOf(address)
    if (!isImageKey(key)) return Promise.resolve(null)
    const name = [key, kind, ground].join(' ')
    const made = kept.get(name) ?? make(key, kind, ground)
    // Put at the end again: the first is the one that nobody has asked for the longest.
    kept.delete(name)
    kept.set(name, made)
    // What is not there may come back, and what failed may work the next time.
    made.then((one) => one ?? kept.delete(name)).catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest) kept.delete(oldest)
    return made
  }

  /** An image with what it shows in words: what somebody has said, or this. */
  async function figure(
    reference: string | null,
    { kind, folder, pictures, alt }: FigureOptions,
  ): Promise<Figure | null> {
    if (!reference) return null
    const address = imageAddress(folder, reference)
    const made = await image(address, kind)
    return made && { ...made, alt: pictures[address]?.alt || alt }
  }

  return { image, figure }
}

type FigureOptions = {
  kind: PrintKind
  folder: UploadFolder
  pictures: Record<string, ImageDetails>
  alt: string
}
