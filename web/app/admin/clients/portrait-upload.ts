import { ApiError } from '@busbar/contract'
import type { UploadTarget } from '../api/uploads/image-uploads.ts'
import { toastDone, toastError } from '../parts/toasts.tsx'
import { clientsTexts } from './texts.ts'

/** A client's image is uploaded as specified, which tells each way in which that can go well or wrong. */
export const portraitUpload: Partial<UploadTarget> = {
  noAddress: clientsTexts.noUploadedUrl,
  noAnswer: clientsTexts.invalidUpload,
  addressIn,
  onStored: () => toastDone(clientsTexts.uploaded),
  onFailed: ({ message }) =>
    toastError(clientsTexts.uploadFailedBecause(message || clientsTexts.unknownReason)),
}

/** As specified, an image of a client is read from `data` alone. */
function addressIn(answer: unknown) {
  const { data } = answer as { data?: { imageUrl?: string | null } | null }
  if (!data) throw new ApiError(200, { message: clientsTexts.invalidUpload })
  if (data.imageUrl === undefined || data.imageUrl === null)
    throw new ApiError(200, { message: clientsTexts.noImageUrl })
  return data.imageUrl
}
