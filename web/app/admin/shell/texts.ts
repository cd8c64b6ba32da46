export const paletteTexts = {
  search: 'Find a screen, a setting, a record or a message',
  open: 'Search everything',
  placeholder: 'Search',
  screens: 'Screens',
  settings: 'Settings',
  actions: 'Actions',
  records: 'Records',
  messages: 'Messages',
  add: (one: string) => `Add ${one}`,
  invite: 'Invite a colleague',
  searching: 'Searching…',
  nothing: 'Nothing found',
} as const
