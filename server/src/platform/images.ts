import { createHash } from 'node:crypto'
import { limits, texts } from '@busbar/contract'
import sharp, { type Sharp } from 'sharp'
import { invalid, wrongType } from './errors.ts'

export type CleanImage = { body: Buffer; key: string; width: number; height: number }

/**
 * An image that is safe to serve: its kind is decided by its content, its size is checked before it is decoded,
 * and it is drawn anew, so that nothing but the picture survives. The key names the content.
 */
export async function cleanImage(original: Buffer): Promise<CleanImage> {
  // Reading the header decodes nothing, so it needs no limit; everything after it has one.
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!header || !accepted.includes(header.format)) throw wrongType(texts.images.wrongType)
  const pixels = header.width * header.height * (header.pages ?? 1)
  if (pixels > limits.image.maxPixels) throw invalid({ image: texts.images.tooManyPixels })
  const image = sharp(original, { limitInputPixels: limits.image.maxPixels, failOn: 'error' })
  return encode(image).catch(() => {
    throw invalid({ image: texts.images.unreadable })
  })
}

/** A drawing of our own (never an upload) as an image like any other. */
export function imageOfDrawing(svg: Buffer): Promise<CleanImage> {
  return encode(sharp(svg, { density: 144 }))
}

const accepted: string[] = ['jpeg', 'png', 'gif', 'webp']

async function encode(image: Sharp): Promise<CleanImage> {
  const { data, info } = await image
    .rotate()
    .resize({ width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, alphaQuality: 100, smartSubsample: true })
    .toBuffer({ resolveWithObject: true })
  const key = createHash('sha256').update(data).digest('base64url').slice(0, 32)
  return { body: data, key: `${key}.webp`, width: info.width, height: info.height }
}
