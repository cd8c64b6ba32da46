export const draftPaths = {
  list: 'GET /drafts query',
  get: 'GET /drafts/:id',
  create: 'POST /drafts body',
  update: 'PUT /drafts/:id body',
  discard: 'DELETE /drafts/:id',
  move: 'PUT /drafts/:id/release body',
} as const

export const releasePaths = {
  list: 'GET /releases query',
  get: 'GET /releases/:id',
  create: 'POST /releases body',
  update: 'PUT /releases/:id body',
  remove: 'DELETE /releases/:id',
  check: 'GET /releases/:id/check',
  publish: 'POST /releases/:id/publish body',
  undo: 'POST /releases/:id/undo',
  schedule: 'PUT /releases/:id/schedule body',
  unschedule: 'DELETE /releases/:id/schedule',
  links: 'GET /releases/:id/links',
  share: 'POST /releases/:id/links body',
  withdraw: 'DELETE /releases/:id/links/:linkId',
} as const

export const reviewPaths = {
  askForReview: 'PUT /releases/:id/review body',
  withdrawReview: 'DELETE /releases/:id/review',
  sendBack: 'POST /releases/:id/send-back body',
} as const

export const bringBackPaths = { bringBack: 'POST /releases/bring-back body' } as const
