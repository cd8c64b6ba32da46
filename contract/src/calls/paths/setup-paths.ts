export const setupPaths = {
  get: 'GET /setup',
  note: 'PUT /setup body',
} as const

export const demoContentPaths = {
  demoContent: 'GET /demo-content',
  loadDemoContent: 'POST /demo-content body',
  removeDemoContent: 'POST /demo-content/remove body',
} as const
