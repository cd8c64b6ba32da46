import { recordTexts } from '../records/record-texts.ts'

import { recordsTexts } from '../records/texts.ts'
export const productsTexts = recordTexts('products', {
  deleteFailed: 'Failed to delete product',
  saveFailed: 'Failed to save product',
  toggleFailed: 'Failed to change product status',
  uploadFailed: 'Invalid response',
  mainImage: 'Main image',
  moreImages: 'Additional images',
  category: 'Category',
  noCategory: 'No category',
  categorised: (count: number) => `${count} ${count === 1 ? 'product' : 'products'} put into the category`,
  price: 'Price in dollars',
  priceShort: 'Price',
  priceOf: (title: string) => `Price of ${title}`,
  priceHint: 'Leave empty to show “Contact us”',
  isNew: 'Mark as new',
  isEcoFriendly: 'Mark as eco-friendly',
  statuses: { active: recordsTexts.active, inactive: recordsTexts.inactive },
})
