import { limits } from '@busbar/contract'
import { recordTexts } from '../records/record-texts.ts'

const confirmDelete =
  'Are you sure you want to delete this category? This also deletes its events and leaves its products without a category.'

export const categoriesTexts = recordTexts('categories', {
  heading: 'Categories Management',
  viewHint: 'View',
  view: (title: string) => `View ${title}`,
  addEvent: (title: string) => `Add an event to ${title}`,
  confirmDelete,
  confirmDeleteMany: (count: number) =>
    count === 1
      ? confirmDelete
      : `Are you sure you want to delete ${count} categories? This also deletes their events and leaves their products without a category.`,
  deleteFailed: 'Error deleting category. Please try again.',
  createFailed: (reason: string) => `Failed to create category: ${reason}`,
  updateFailed: (reason: string) => `Failed to update category: ${reason}`,
  toggleFailed: 'Error changing category status. Please try again.',
  orderFailed: 'Error changing category order. Please try again.',
  onTile: {
    title: 'On the tile',
    hint: 'Among the categories on the home page, and at the top of its page.',
  },
  onPage: { title: 'On its page', hint: 'Under “About”, above its events and products.' },
  listed: { title: 'Where it is listed', hint: 'Active categories are on the home page.' },
  characteristics: {
    title: 'Characteristics of its products',
    hint: 'What the editor of a product asks for, and in which order visitors see it.',
  },
  addCharacteristic: 'Add a characteristic',
  addCharacteristicHint: 'New ones are made under Characteristics.',
  noCharacteristicFound: 'No characteristic found',
  noCharacteristics: 'None yet. Its products have only texts and images.',
  removeCharacteristic: (name: string) => `Remove ${name}`,
  characteristicRemoved: (name: string) => `${name} is removed`,
  marks: { isKeyFigure: 'Key figure', isFilter: 'Filter', isCompared: 'Compared' },
  marksHint:
    'Key figures come first on a product’s page. By filters, visitors narrow the list. Compared ones are in the comparison.',
  etimHint: 'Its code in the classification ETIM, such as EC001234.',
  shortDescriptionHint: `Without one, the tile shows the first ${limits.category.excerpt} characters of the description.`,
  descriptionHint: 'The first paragraphs.',
  longDescriptionHint: 'Follows the description.',
  displayOrderHint: 'Its place from 0 on. Leave empty to put a new category last.',
  longDescription: 'Long description',
  details: 'Details',
  displayOrder: 'Display order',
  subcategories: 'Subcategories',
  subcategoriesHint: 'Listed beside the text. Press Enter after each one.',
  events: 'Events',
  noEvents: 'No events yet',
})

export const eventsTexts = recordTexts('events', {
  onCard: { title: 'On its card', hint: 'Among the events on the category’s page.' },
  visit: {
    title: 'When and where',
    hint: 'Events with a date can be added to a calendar. Without one, they count as past.',
  },
  onRequest: { title: 'Behind “Details”', hint: 'The card opens to show it.' },
  deleteFailed: 'Error deleting event. Please try again.',
  saveFailed: (reason: string) => `Failed to save event: ${reason}`,
  goesWithoutImage: 'Error uploading image. Continuing with event creation without image.',
  date: 'Date and time',
  dateHint: (timeZone: string) => `Time zone: ${timeZone}`,
  registrationUrl: 'Registration URL',
  noDate: 'No date',
})
