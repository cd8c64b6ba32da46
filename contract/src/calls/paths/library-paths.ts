export const libraryPaths = {
  images: 'GET /library/images query',
  image: 'GET /library/images/:file',
  downloadUses: 'GET /library/downloads/:id/uses',
  describe: 'PUT /library/images/:file body',
  remove: 'DELETE /library/images/:file',
} as const

export const imageReplacementPaths = { replace: 'POST /library/images/:file/replace body' } as const
