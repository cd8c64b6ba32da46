export const fieldsTexts = {
  image: 'Image',
  uploadImage: 'Upload Image',
  changeImage: 'Change Image',
  uploading: 'Uploading...',
  save: 'Save',
  active: 'Active (visible on website)',
  status: 'Status',
  title: 'Title',
  name: 'Name',
  description: 'Description',
  shortDescription: 'Short description',
  fullDescription: 'Full description',
  email: 'Email',
  order: 'Order',
  cancel: 'Cancel',
  table: {
    insert: 'Insert table',
    addRow: 'Add row below',
    addColumn: 'Add column to the right',
    removeRow: 'Remove row',
    removeColumn: 'Remove column',
    remove: 'Remove table',
  },
} as const

/** Texts for the lines of a list, by the kind of line, such as `tag`. */
export const linesTexts = {
  line: (kind: string, number: number) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ${number}`,
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  add: (kind: string) => `Add ${kind}`,
  remove: (kind: string, number: number) => `Remove ${kind} ${number}`,
} as const
