// No zod in here: the public site turns stored values into addresses, and must not ship the validation library.
import type { UploadFolder } from './types/uploads.ts'

/** The address to link to: `https://` is prepended where a person left it out. */
export function webAddress(value: string) {
  return hasScheme(value) ? value : `https://${value}`
}

/** The address of a stored image, from what a record holds: a full address, a path, or a bare file name. */
export function imageAddress(folder: UploadFolder, reference: string) {
  if (/^https?:\/\//i.test(reference) || reference.startsWith('/')) return reference
  return reference.includes('/') ? `/${reference}` : `/uploads/${folder}/${reference}`
}

/** Whether an address says how to reach it (`https://…`) or is only a host or path. */
export function hasScheme(value: string) {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(value)
}
