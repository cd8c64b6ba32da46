import { ApiError, type UploadFolder } from '@busbar/contract'
import { api } from './browser-client.ts'

/** What an image field holds: a stored image's reference, a file that is not uploaded yet, or nothing. */
export type ImageChoice = string | File | null

const uploaded = new WeakMap<File, string>()

/** What files show in words, written before they are uploaded. */
export const fileAlts = new WeakMap<File, string>()

/**
 * The reference to save for a choice, uploading it first where needed. A file is uploaded once, however often
 * saving is tried. A failure is told at `field`; `noAddress` is the sentence for an answer without an image.
 */
export async function storedImage(
  choice: ImageChoice,
  { folder, field, noAddress }: { folder: UploadFolder; field: string; noAddress: string },
) {
  if (!(choice instanceof File)) return choice
  const earlier = uploaded.get(choice)
  if (earlier) return earlier
  const answer = await api.uploads.add(folder, choice).catch((error: unknown) => {
    throw error instanceof ApiError && error.status !== 401 ? atField(error, field) : error
  })
  const reference = answer.imageUrl ?? answer.data?.imageUrl
  if (!reference) throw atField(new ApiError(200, { message: noAddress }), field)
  const alt = fileAlts.get(choice)
  if (alt) await api.uploads.describe({ imageUrl: reference, alt })
  uploaded.set(choice, reference)
  return reference
}

function atField(error: ApiError, field: string) {
  const { status, code, message, data } = error
  return new ApiError(status, { code, message, data, errors: { [field]: message } })
}
