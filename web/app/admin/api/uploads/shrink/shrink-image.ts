import { limits } from '@busbar/contract'
import { createLimiter } from '../limiter.ts'
import { isHeic } from './is-heic.ts'
import type { ShrinkTask } from './shrink-image.worker.ts'

/** A file that is no larger than this is sent as it is: making it smaller would take longer than sending it. */
const smallEnough = 1024 * 1024

/** One after the other, because a photo takes fifty megabytes and more while it is decoded. */
const inTurn = createLimiter(1)

/**
 * The file to send for a chosen one: itself, or a smaller one where it is larger than any screen needs. One that moves
 * or cannot be read stays as it is. A HEIC photo becomes a JPEG where the browser reads it, as Safari does. It happens in another thread, so that nobody waits at the screen.
 */
export async function shrunkImage(file: File): Promise<File> {
  const mustChange = isHeic(file)
  if (!mustChange && (file.size <= smallEnough || file.type === 'image/gif')) return file
  const smaller = await inTurn(() => askWorker(file)).catch(() => null)
  return smaller && (mustChange || smaller.size < file.size)
    ? new File([smaller], file.name, { type: smaller.type })
    : file
}

let worker: Worker | undefined

function askWorker(file: File) {
  worker ??= new Worker(new URL('./shrink-image.worker.ts', import.meta.url), { type: 'module' })
  const shrinking = worker
  return new Promise<Blob | null>((resolve, reject) => {
    shrinking.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data)
    shrinking.onerror = (event) => {
      worker = undefined
      reject(event)
    }
    shrinking.postMessage({ file, maxBytes: limits.image.maxBytes } satisfies ShrinkTask)
  })
}
