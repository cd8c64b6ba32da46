import { z } from './zod.ts'

/** Where an uploaded image may be put: one folder for each thing that has pictures. */
export const uploadFolders = ['partners'] as const

export const uploadedImage = z.object({
  imageUrl: z.string(),
  url: z.string(),
  secure_url: z.string(),
  publicId: z.string(),
  width: z.int(),
  height: z.int(),
})

export const uploadAnswer = z.object({
  success: z.literal(true),
  imageUrl: z.string(),
  publicId: z.string(),
  data: uploadedImage,
})

export type UploadFolder = (typeof uploadFolders)[number]
export type UploadAnswer = z.infer<typeof uploadAnswer>
