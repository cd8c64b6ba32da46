export const privacyPaths = {
  find: 'POST /privacy/person body',
  erase: 'POST /privacy/erase body',
} as const
