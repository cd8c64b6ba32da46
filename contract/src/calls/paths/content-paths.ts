// The calls that single content types have besides the standard ones.

export const productPaths = {
  addImage: 'POST /products/:id/images body',
  removeImage: 'DELETE /products/:id/images/:imageId',
  setMainImage: 'PUT /products/:id/main-image body',
} as const

export const clientPaths = { activateAll: 'POST /clients/activate-all' } as const

/** Not below /pages: a page may be called anything. */
export const pagePaths = { links: 'GET /page-links' } as const
