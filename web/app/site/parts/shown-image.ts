import { type Focus, type ImageDetails, imageAddress, limits, type UploadFolder } from '@busbar/contract'
import { thumbHashToAverageRGBA } from 'thumbhash'
import type { ShownImage } from '../../ui/image.tsx'

/** What a page needs to show a record's image, from what the record holds. To be called in loaders only. */
export function shownImage(
  folder: UploadFolder,
  reference: string | null | undefined,
  pictures: Record<string, ImageDetails>,
): ShownImage | null {
  if (!reference) return null
  const src = imageAddress(folder, reference)
  const known = pictures[reference] ?? pictures[src]
  if (!known) return { src }
  const { width, height, thumbHash, focus } = known
  const alt = known.alt || undefined
  // The smallest one is for lists in the back office.
  const widths = known.widths.filter((one) => one !== limits.image.thumbnail || one === width)
  return { src, alt, width, height, widths, style: { ...averageColour(thumbHash), ...positionOf(focus) } }
}

/** The same for an image that is looked at for itself, or shared. */
export function describedImage(...[folder, reference, pictures]: Parameters<typeof shownImage>) {
  const image = shownImage(folder, reference, pictures)
  const known = image && pictures[image.src]
  return image && { ...image, alt: known?.alt ?? '', hasShareImage: known?.hasShareImage ?? false }
}

function averageColour(thumbHash: string) {
  const { r, g, b, a } = thumbHashToAverageRGBA(
    Uint8Array.from(atob(thumbHash), (sign) => sign.charCodeAt(0)),
  )
  // What shines through has no place to fill.
  if (a < 0.9) return {}
  return { backgroundColor: `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})` }
}

/** The page says nothing where nobody has said anything: each place has its own way to cut an image. */
function positionOf(focus: Focus | null) {
  return focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {}
}
