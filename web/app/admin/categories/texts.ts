import { recordTexts } from '../records/record-texts.ts'

export const categoriesTexts = recordTexts('categories', {
const confirmDelete =
  'Are you sure you want to delete this category? This also deletes its events and leaves its products without a category.'

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
  longDescription: 'Long description',
  details: 'Details',
  displayOrder: 'Display order',
  subcategories: 'Subcategories',
  subcategoriesHint: 'Press Enter after each one',
  events: 'Events',
  noEvents: 'No events yet',
})

export const eventsTexts = recordTexts('events', {
  deleteFailed: 'Error deleting event. Please try again.',
  saveFailed: (reason: string) => `Failed to save event: ${reason}`,
  goesWithoutImage: 'Error uploading image. Continuing with event creation without image.',
  date: 'Date and time',
  dateHint: (timeZone: string) => `Time zone: ${timeZone}`,
  location: 'Location',
  organizer: 'Organizer',
  registrationUrl: 'Registration URL',
  details: 'Details',
  noDate: 'No date',
})
