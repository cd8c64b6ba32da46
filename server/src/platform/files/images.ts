import { createHash } from 'node:crypto'
import { limits, texts } from '@busbar/contract'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { invalid, wrongType } from '../errors.ts'
import { createLimiter } from '../limiter.ts'

export type Size = { width: number; height?: number; format: 'avif' | 'webp' | 'jpeg' }

export type CleanImage = { body: Buffer; file: string; width: number; height: number; thumbHash: string }

// One thread and no memory of the last images: the machine has visitors too.
sharp.concurrency(1)
sharp.cache(false)

/** One after the other, because an image may need hundreds of megabytes while it is decoded. */
const inTurn = createLimiter(1)

/**
 * An image that is safe to serve: its kind is decided by its content, its size is checked before it is decoded,
 * and it is drawn anew, so that nothing but the image survives. Its file name is made of its content.
 */
export async function cleanImage(original: Buffer, says: { wrongType: string }): Promise<CleanImage> {
  // Before the library looks at it, which also knows formats that can name other files, such as SVG.
  const format = formatOf(original)
  if (isHeic(original)) throw wrongType(texts.images.heic)
  if (!format) throw wrongType(says.wrongType)
  // Reading the header decodes nothing, so it needs no limit; everything after it has one.
  const header = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (header?.format !== format) throw wrongType(says.wrongType)
  if ((header.pages ?? 1) > limits.image.maxFrames) throw invalid({ image: texts.images.tooManyFrames })
  const pixels = header.width * header.height * (header.pages ?? 1)
  if (pixels > limits.image.maxPixels) throw invalid({ image: texts.images.tooManyPixels })
  const image = sharp(original, { limitInputPixels: limits.image.maxPixels, failOn: 'error' })
  // Somebody waits for it: more effort would take a third longer and save 4 % of its bytes.
  return inTurn(() => encode(image, 2)).catch(() => {
    throw invalid({ image: texts.images.unreadable })
  })
}

/** A drawing of our own (never an upload) as an image like any other. */
export function imageOfDrawing(svg: Buffer): Promise<CleanImage> {
  return encode(sharp(svg, { density: 144 }), 4)
}

/** An image of our own that was cleaned before and is kept as it is. */
export async function imageCleanedBefore(webp: Buffer): Promise<CleanImage> {
  return described(webp, await sharp(webp).metadata())
}

/** Another size of a clean image, which fills it. AVIF is smaller still; effort 4 would cost ten times as much as 3. */
export function resized(image: Buffer, { width, height, format }: Size): Promise<Buffer> {
  const drawn = sharp(image).resize({ width, height })
  if (format === 'avif') return drawn.avif({ quality: 50, effort: 3 }).toBuffer()
  if (format === 'webp') return drawn.webp({ quality: 80 }).toBuffer()
  return drawn.flatten({ background: '#0b1420' }).jpeg({ quality: 80, progressive: true }).toBuffer()
}

function formatOf(image: Buffer) {
  const starts = (text: string, at = 0) =>
    image.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('GIF87a') || starts('GIF89a')) return 'gif'
  return starts('RIFF') && starts('WEBP', 8) ? 'webp' : null
}

/** A photo as iPhones take it. Nothing permissive decodes it here: browsers do that where they can. */
function isHeic(image: Buffer) {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(image.subarray(4, 12).toString('latin1'))
}

async function encode(image: Sharp, effort: number): Promise<CleanImage> {
  const { data, info } = await image
    .rotate()
    .resize({ width: 1920, height: 1920, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, alphaQuality: 100, smartSubsample: true, effort })
    .toBuffer({ resolveWithObject: true })
  return described(data, info)
}

async function described(body: Buffer, { width, height }: { width: number; height: number }) {
  const name = createHash('sha256').update(body).digest('base64url').slice(0, 32)
  return { body, file: `${name}.webp`, width, height, thumbHash: await thumbHashOf(body) }
}

/** A blurred preview in about 25 bytes, which a page carries in itself. */
async function thumbHashOf(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image)
    .resize({ width: 100, height: 100, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
