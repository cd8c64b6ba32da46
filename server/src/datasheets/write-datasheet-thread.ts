import { parentPort } from 'node:worker_threads'
import { texts } from '@busbar/contract'
import { reasonOf } from '../platform/errors.ts'
import type { PrintImage } from '../platform/pdf/image-for-print.ts'
import type { DatasheetContent } from './content.ts'
import { datasheetOf } from './datasheet.ts'
import type { Written } from './write-datasheet.ts'

/** The thread that writes datasheets. */
parentPort?.on('message', async (content: DatasheetContent) => {
  const written: Written = await datasheetOf(withBuffers(content), texts.datasheet).then(
    (pdf) => ({ pdf }),
    (error: unknown) => ({ problem: reasonOf(error) }),
  )
  parentPort?.postMessage(written)
})

/** On the way to a thread, a buffer becomes plain bytes, which pdfkit takes for the name of a file. */
function withBuffers({ firm, product, ...rest }: DatasheetContent): DatasheetContent {
  const asBuffer = <Image extends PrintImage>(image: Image | null) =>
    image && { ...image, bytes: Buffer.from(image.bytes) }
  return {
    ...rest,
    firm: { ...firm, logo: asBuffer(firm.logo) },
    product: { ...product, image: asBuffer(product.image), drawing: asBuffer(product.drawing) },
  }
}
