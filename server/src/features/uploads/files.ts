import { limits } from '@busbar/contract'

/** How an image's files are named: `partners/<name>.webp` and beside it `partners/<name>-640.avif`. */
export const urlOf = (key: string) => `/uploads/${key}`
export const keyOf = (url: string) => url.replace(/^\/uploads\//, '')

const formats = ['avif', 'webp'] as const

/** The smaller sizes of an image whose smaller sizes have these widths, each in both formats. */
export function variantsOf(url: string, widths: readonly number[]) {
  return widths.flatMap((width) =>
    formats.map((format) => ({ width, format, key: keyOf(url).replace(/\.webp$/, `-${width}.${format}`) })),
  )
}

/** The keys of an image and of its smaller sizes. */
export function filesOf(url: string, widths: readonly number[]): string[] {
  return [keyOf(url), ...variantsOf(url, widths).map(({ key }) => key)]
}

/** The listed widths that are smaller than the original, and its own. */
export function widthsFor(width: number): number[] {
  return [...limits.image.widths.filter((listed) => listed < width), width]
}
