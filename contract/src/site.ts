/** Public pages that exist whatever the content is. */
export const fixedPages = ['/', '/contact', '/privacy'] as const
