import { z } from './zod.ts'

/** Where an uploaded image may be put: one folder for each thing that has pictures. */
export const uploadFolders = [
  'partners',
  'events',
  'team',
  'company',
  'general',
  'categories',
  'products',
  'services',
  'clients',
] as const

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

/** Whether images can be stored at the moment, and where they go. */
export const uploadStatus = z.object({
  storage: z.enum(['folder', 's3']),
  isHealthy: z.boolean(),
  /** Images whose smaller sizes are still being made. */
  waiting: z.int(),
})

export type UploadFolder = (typeof uploadFolders)[number]
export type UploadAnswer = z.infer<typeof uploadAnswer>
export type UploadStatus = z.infer<typeof uploadStatus>
