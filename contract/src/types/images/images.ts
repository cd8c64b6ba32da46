import { z } from '../../zod.ts'

/** The point of an image that stays in sight where it is cut to fit its place: percent from the left and from the top. */
export const focus = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })

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
  focus: focus.nullable(),
  widths: z.array(z.int()),
  hasShareImage: z.boolean(),
})

export type Focus = z.infer<typeof focus>
export type ImageDetails = z.infer<typeof imageDetails>
