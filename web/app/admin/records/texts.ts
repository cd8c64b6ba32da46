export const recordsTexts = {
  narrow: 'Filters and trash',
  actions: 'Actions',
  selectAll: 'Select all',
  active: 'Active',
  inactive: 'Inactive',
  missingImage: 'Missing image',
  drag: 'Drag to another place',
  moved: (name: string, place: number, count: number) => `${name} is now number ${place} of ${count}`,
  cannotMove: (name: string, isUp: boolean) => `${name} is already ${isUp ? 'first' : 'last'}`,
  viewOnWebsite: (title: string) => `View ${title} on the website`,
} as const
