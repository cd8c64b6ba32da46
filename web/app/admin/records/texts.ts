export const recordsTexts = {
  drag: 'Drag to another place',
  viewOnWebsite: (title: string) => `View ${title} on the website`,
} as const
