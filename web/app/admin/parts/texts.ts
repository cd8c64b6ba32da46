export const mailPreviewTexts = {
  width: 'Width of the preview',
  widths: { desktop: 'Desktop', phone: 'Phone' },
} as const

export const partsTexts = {
  viewOnWebsite: 'View on website',
  noneFiltered: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
  dismiss: 'Dismiss',
  help: 'Help with this screen',
} as const
