export const recordsTexts = {
  active: 'Active',
  inactive: 'Inactive',
  missingImage: 'Missing image',
  drag: 'Drag to another place',
  viewOnWebsite: (title: string) => `View ${title} on the website`,
} as const
