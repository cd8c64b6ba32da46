export const mailPreviewTexts = {
  width: 'Width of the preview',
  widths: { desktop: 'Desktop', phone: 'Phone' },
} as const

export const partsTexts = {
  viewOnWebsite: 'View on website',
} as const
