/** Without the uploads themselves, which are forms. */
export const uploadPaths = {
  status: 'GET /upload/status',
  description: 'GET /upload/description query',
  describe: 'PUT /upload/description body',
} as const
