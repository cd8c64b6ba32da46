import { ApiError, type UploadFolder, uploadedAddress } from '@busbar/contract'
import { api } from '../../api/browser-client.ts'

/** What an image field holds: a stored image's reference, a file that is not uploaded yet, or nothing. */
export type ImageChoice = string | File | null

const uploaded = new WeakMap<File, string>()

/** What files show in words, written before they are uploaded. */
export const fileAlts = new WeakMap<File, string>()

/**
 * The reference to save for a choice, uploading it first where needed. A file is uploaded once, however often
 * saving is tried. A failure is told at `field`.
 */
export async function storedImage(
  choice: ImageChoice,
  { folder, field, noAddress, noAnswer = noAddress, addressIn = uploadedAddress }: Upload,
) {
  if (!(choice instanceof File)) return choice
  const earlier = uploaded.get(choice)
  if (earlier) return earlier
  const uploading = api.uploads.add(folder, choice).then(addressIn)
  const reference = await uploading.catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    throw atField(error, field, error.code === 'invalid_answer' ? noAnswer : error.message)
  })
  if (!reference) throw atField(new ApiError(200, { message: noAddress }), field)
  const alt = fileAlts.get(choice)
  if (alt) await api.uploads.describe({ imageUrl: reference, alt })
  uploaded.set(choice, reference)
  return reference
}

type Upload = {
  folder: UploadFolder
  field: string
  /** What to say of an answer without an image's address. */
  noAddress: string
  /** What to say of an answer that cannot be read at all. */
  noAnswer?: string
  /** Finds the image's address in the answer, or throws what is wrong with it. */
  addressIn?: (answer: unknown) => string | undefined
}

function atField(error: ApiError, field: string, message = error.message) {
  const { status, code, data } = error
  return new ApiError(status, { code, message, data, errors: { [field]: message } })
}
