import { limits } from '@busbar/contract'
import { recordTexts } from '../records/record-texts.ts'
import { recordsTexts } from '../records/texts.ts'

export const productsTexts = recordTexts('products', {
  heading: 'Products Management',
  deleteFailed: 'Failed to delete product',
  saveFailed: 'Failed to save product',
  toggleFailed: 'Failed to change product status',
  uploadFailed: 'Invalid response',
  addImageFailed: 'Failed to add image',
  onCard: { title: 'On the card', hint: 'What visitors see of it in lists, and at the top of its page.' },
  images: { title: 'Images', hint: 'The first one is on the card; its page shows them all.' },
  onPage: { title: 'On its page', hint: 'Below the card’s words, once a visitor opens the product.' },
  listed: {
    title: 'Where it is listed',
    hint: 'Active products are on the home page and in their category.',
  },
  shortDescriptionHint: `The card shows the first ${limits.products.cardText} characters, the page all of it.`,
  categoryHint: 'Its page lists the product too.',
  statusHint: 'Inactive products are hidden from visitors.',
  category: 'Category',
  noCategory: 'No category',
  categorised: (count: number) => `${count} ${count === 1 ? 'product' : 'products'} put into the category`,
  priceIn: (currency: string) => `Price in ${currency}`,
  priceShort: 'Price',
  priceOf: (title: string) => `Price of ${title}`,
  priceHint: (noPrice: string) => `Leave empty to show “${noPrice}”`,
  isNew: 'Mark as new',
  isEcoFriendly: 'Mark as eco-friendly',
  statuses: { active: recordsTexts.active, inactive: recordsTexts.inactive },
})
