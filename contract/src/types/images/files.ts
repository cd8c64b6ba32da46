import { fileKindNames } from '../../file-kinds.ts'
import { z } from '../../zod.ts'
import { imageUse, useCounts } from './library.ts'

/** A file that was uploaded, as a download names it. */
export const uploadedFile = z.object({
  fileUrl: z.string(),
  /** What it was called where it was uploaded from. */
  name: z.string(),
  kind: z.enum(fileKindNames),
  size: z.int(),
})

/** A video that was uploaded, as a block names it. */
export const uploadedVideo = z.object({ videoUrl: z.string(), name: z.string(), size: z.int() })

/** Where a download is used. */
export const downloadUses = z.object({ usedBy: z.array(imageUse), useCounts })

export type UploadedFile = z.infer<typeof uploadedFile>
export type UploadedVideo = z.infer<typeof uploadedVideo>
export type DownloadUses = z.infer<typeof downloadUses>
