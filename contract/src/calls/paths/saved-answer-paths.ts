export const savedAnswerPaths = {
  list: 'GET /saved-answers',
  create: 'POST /saved-answers body',
  update: 'PUT /saved-answers/:id body',
  remove: 'DELETE /saved-answers/:id',
} as const
