import { z } from '../zod.ts'

/**
 * What is known of an uploaded image besides its address: its size, a blurred preview of 25 bytes in base64
 * (ThumbHash), what it shows in words (empty when nobody has said), the widths at which smaller ones are ready,
 * and whether there is a JPEG of it to share a page with.
 */
export const imageDetails = z.object({
  width: z.int(),
  height: z.int(),
  thumbHash: z.string(),
  alt: z.string(),
  widths: z.array(z.int()),
  hasShareImage: z.boolean(),
})

export type ImageDetails = z.infer<typeof imageDetails>
