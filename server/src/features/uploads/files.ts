import { limits } from '@busbar/contract'
import type { Size } from '../../platform/files/images.ts'

/** How an image's files are named: `partners/<name>.webp` and beside it `partners/<name>-640.avif`. */
export const urlOf = (key: string) => `/uploads/${key}`
export const keyOf = (url: string) => url.replace(/^\/uploads\//, '')

const formats = ['avif', 'webp'] as const

type Made = { widths: readonly number[]; hasShareImage: boolean }

/**
 * What is made of an image: smaller sizes of these widths, each in both formats, and one to share: any page can be
 * given any image, and networks and messengers want a JPEG of one size.
 */
export function variantsOf(url: string, { widths, hasShareImage }: Made): (Size & { key: string })[] {
  const named = (size: Size, ending: string) => ({
    ...size,
    key: keyOf(url).replace(/\.webp$/, `-${size.width}.${ending}`),
  })
  const smaller = widths.flatMap((width) => formats.map((format) => named({ width, format }, format)))
  return hasShareImage ? [...smaller, named({ ...limits.image.share, format: 'jpeg' }, 'jpg')] : smaller
}

/** The keys of an image and of all that is made of it. */
export function filesOf(url: string, made: Made): string[] {
  return [keyOf(url), ...variantsOf(url, made).map(({ key }) => key)]
}

/** The listed widths that are smaller than the original, and its own. */
export function widthsFor(width: number): number[] {
  const listed = [limits.image.thumbnail, ...limits.image.widths]
  return [...listed.filter((smaller) => smaller < width), width]
}
