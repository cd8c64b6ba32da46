/** Public pages that exist whatever the content is. */
export const fixedPages = ['/', '/privacy'] as const
