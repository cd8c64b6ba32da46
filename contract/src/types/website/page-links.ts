import { z } from '../../zod.ts'

/** A page of the firm's own that the menu or the footer leads to, unless other links were chosen. */
export const pageLink = z.object({
  label: z.string(),
  link: z.string(),
  inMenu: z.boolean(),
  inFooter: z.boolean(),
})

export type PageLink = z.infer<typeof pageLink>
