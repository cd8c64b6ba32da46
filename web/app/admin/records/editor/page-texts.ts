import { limits } from '@busbar/contract'

const { title, description } = limits.search

export const pageTexts = {
  group: {
    title: 'Search engines and address',
    hint: 'Leave these empty to use the text above.',
  },
  searchOnly: {
    title: 'Search engines',
    hint: 'Leave these empty to use the text above.',
  },
  address: 'Address',
  addressHint: (path: string) => `The page will be at ${path}. Its old address redirects to the new one.`,
  searchTitle: 'Title in search results',
  searchDescription: 'Description in search results',
  hints: {
    searchTitle: (length: number) => `The whole title, as search engines show it. ${used(length, title)}`,
    searchDescription: (length: number) => `One or two sentences. ${used(length, description)}`,
  },
  shareImage: 'Sharing image',
  shareImageHint: 'Shown when someone shares the page.',
} as const

function used(length: number, most: number) {
  return length > 0 ? `${length} of ${most} characters.` : `Up to ${most} characters.`
}
