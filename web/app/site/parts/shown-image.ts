import { imageAddress, type Picture, type UploadFolder } from '@busbar/contract'
import { thumbHashToAverageRGBA } from 'thumbhash'
import type { ShownPicture } from '../../ui/image.tsx'

/** What a page needs to show a record's image, from what the record holds. To be called in loaders only. */
export function shownPicture(
  folder: UploadFolder,
  reference: string | null | undefined,
  pictures: Record<string, Picture>,
): ShownPicture | null {
  if (!reference) return null
  const src = imageAddress(folder, reference)
  const known = pictures[reference] ?? pictures[src]
  if (!known) return { src }
  const { width, height, widths, thumbHash } = known
  return { src, width, height, widths, colour: averageColour(thumbHash) }
}

/** The same for a picture that is looked at for itself: with what it shows in words, if anybody has said. */
export function describedPicture(...[folder, reference, pictures]: Parameters<typeof shownPicture>) {
  const picture = shownPicture(folder, reference, pictures)
  const known = picture && pictures[picture.src]
  return picture && { ...picture, alt: known?.alt ?? '', hasShareImage: known?.hasShareImage ?? false }
}

function averageColour(thumbHash: string) {
  const { r, g, b, a } = thumbHashToAverageRGBA(
    Uint8Array.from(atob(thumbHash), (sign) => sign.charCodeAt(0)),
  )
  // What shines through has no place to fill.
  return a < 0.9 ? undefined : `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`
}
