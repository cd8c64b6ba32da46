import type { UploadFolder } from './types/images/uploads.ts'

/** The address of a stored image, from what a record holds: a full address, a path, or a bare file name. */
export function imageAddress(folder: UploadFolder, reference: string) {
  if (/^https?:\/\//i.test(reference) || reference.startsWith('/')) return reference
  return reference.includes('/') ? `/${reference}` : `/uploads/${folder}/${reference}`
}
