import { limits, texts } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { Change } from '../../content/change.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { products, productsStore } from './table.ts'

/** Puts an image at the end of a product's gallery; one that is there already stays where it is. */
export async function addImage(change: Change, id: string, imageUrl: string) {
  const images = await imagesOf(change, id)
  if (images.includes(imageUrl)) return productsStore.update(change, id, {})
  if (images.length >= limits.products.maxImages)
    throw invalid({ images: texts.rules.products.tooManyImages(limits.products.maxImages) })
  return productsStore.update(change, id, { images: [...images, imageUrl] })
}

/** Takes the image of this file name out of a product's gallery; the file itself stays as long as history needs it. */
export async function removeImage(change: Change, id: string, imageId: string) {
  const images = await imagesOf(change, id)
  const index = images.findIndex((image) => fileOf(image) === imageId || fileOf(image) === `${imageId}.webp`)
  if (index < 0) throw notFound('image')
  return productsStore.update(change, id, { images: images.toSpliced(index, 1) })
}

/** Locked, so that two who change the gallery at once both get their way. */
async function imagesOf(change: Change, id: string) {
  const row = await productsStore.find(change.tx, 'user', id)
  const [locked] = await change.tx
    .select({ images: products.images })
    .from(products)
    .where(eq(products._id, row._id))
    .for('update')
  return locked?.images ?? []
}

function fileOf(image: string) {
  return image.split('/').at(-1)
}
