import { limits } from '../../limits.ts'
import { z } from '../../zod.ts'
import { optionalImage, requiredText } from '../fields.ts'
import { pageFields, pageInput } from '../page-fields.ts'
import { blocks, blocksShown } from './blocks.ts'

/** The fields of every record that is written in blocks, besides those of its content type. */
export function articleInput(titleRequired: string) {
  return {
    title: requiredText(titleRequired, limits.text.name),
    imageUrl: optionalImage,
    body: blocks.optional(),
    isActive: z.boolean().optional(),
    ...pageInput,
  }
}

/** The same as it is shown, and where. */
export const articleFields = {
  ...pageFields,
  title: z.string(),
  imageUrl: z.string().nullable(),
  body: blocksShown,
  isActive: z.boolean(),
}
