import { ApiError } from '@busbar/contract'
import { storedImage } from '../api/stored-image.ts'
import { toastDone, toastError } from '../parts/toasts.tsx'
import type { Upload } from '../records/editor/upload-images.ts'
import { clientsTexts } from './texts.ts'

/** Stores a client's image as specified, which tells each way in which that can go wrong. */
export const uploadPortrait: Upload = async (file, { field }) => {
  const imageUrl = await storedImage(file, {
    folder: 'clients',
    field,
    noAddress: clientsTexts.noUploadedUrl,
    noAnswer: clientsTexts.invalidUpload,
    addressIn,
  }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status !== 401)
      toastError(clientsTexts.uploadFailedBecause(error.message || clientsTexts.unknownReason))
    throw error
  })
  toastDone(clientsTexts.uploaded)
  return imageUrl
}

/** As specified, an image of a client is read from `data` alone. */
function addressIn(answer: unknown) {
  const { data } = answer as { data?: { imageUrl?: string | null } | null }
  if (!data) throw new ApiError(200, { message: clientsTexts.invalidUpload })
  if (data.imageUrl === undefined || data.imageUrl === null)
    throw new ApiError(200, { message: clientsTexts.noImageUrl })
  return data.imageUrl
}
