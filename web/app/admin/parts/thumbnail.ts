import { type ImageDetails, imageAddress, type UploadFolder } from '@busbar/contract'

/** The address of a record's image in the smallest size that is ready, for a list. */
export function thumbnail(
  folder: UploadFolder,
  reference: string | null,
  pictures: Record<string, ImageDetails>,
): string | null {
  if (!reference) return null
  const address = imageAddress(folder, reference)
  const widths = (pictures[reference] ?? pictures[address])?.widths ?? []
  return widths.length > 0 ? address.replace(/\.webp$/, `-${Math.min(...widths)}.avif`) : address
}
