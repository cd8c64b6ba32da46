import { z } from './zod.ts'

/**
 * What is known of an uploaded image besides its address: its size, a blurred preview of 25 bytes in base64
 * (ThumbHash), what it shows in words (empty when nobody has said), and the widths at which smaller ones are ready.
 */
export const picture = z.object({
  width: z.int(),
  height: z.int(),
  thumbHash: z.string(),
  alt: z.string(),
  widths: z.array(z.int()),
})

export type Picture = z.infer<typeof picture>
