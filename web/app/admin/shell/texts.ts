export const paletteTexts = {
  search: 'Go to a screen or find a record',
  open: 'Search everything',
  screens: 'Screens',
  records: 'Records',
  nothing: 'Nothing found',
} as const
