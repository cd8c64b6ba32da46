import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { collectionNames } from '../collection.ts'

/** Where an uploaded image may be put: one folder for each thing that has images. */
export const uploadFolders = [...collectionNames, 'company', 'general'] as const

export const uploadedImage = z.object({
  imageUrl: z.string(),
  url: z.string(),
  secure_url: z.string(),
  publicId: z.string(),
  width: z.int(),
  height: z.int(),
  thumbHash: z.string(),
})

export const uploadAnswer = z.object({
  success: z.literal(true),
  imageUrl: z.string(),
  publicId: z.string(),
  data: uploadedImage,
})

/** What an uploaded image shows, in words, for people who cannot see it. */
export const imageDescription = z.strictObject({
  imageUrl: z.string().max(limits.text.url),
  alt: z.string().trim().max(limits.image.alt, texts.api.tooLong(limits.image.alt)),
})

/** Whether images can be stored at the moment, and where they go. */
export const uploadStatus = z.object({
  storage: z.enum(['folder', 's3']),
  isHealthy: z.boolean(),
  /** Images whose smaller sizes are still being made. */
  waiting: z.int(),
})

/** The specification's messages for a rejected file, which depend on its destination. */
export function imageRefusals(folder: UploadFolder) {
  const { tooLarge, wrongType, productTooLarge, productWrongType, partnerTooLarge } = texts.images
  if (folder === 'products') return { tooLarge: productTooLarge, wrongType: productWrongType }
  return { tooLarge: folder === 'partners' ? partnerTooLarge : tooLarge, wrongType }
}

/** The image's address, in any of the places where an upload's answer may have it. */
export function uploadedAddress(answer: unknown): string | undefined {
  const top = answer as Places & { data?: Places }
  const places = [top, top.data ?? {}]
  const found = [
    ...places.map(({ imageUrl }) => imageUrl),
    ...places.map(({ url }) => url),
    ...places.map(({ secure_url }) => secure_url),
  ]
  return found.find((address): address is string => typeof address === 'string' && address !== '')
}

type Places = { imageUrl?: unknown; url?: unknown; secure_url?: unknown }

export type UploadFolder = (typeof uploadFolders)[number]
export type UploadAnswer = z.infer<typeof uploadAnswer>
export type ImageDescription = z.infer<typeof imageDescription>
