export const userPaths = {
  list: 'GET /users',
  update: 'PUT /users/:id body',
  remove: 'DELETE /users/:id body',
  invitations: 'GET /users/invitations',
  invite: 'POST /users/invitations body',
  resend: 'POST /users/invitations/:id/resend body',
  resetSecondFactors: 'POST /users/:id/reset-second-factors body',
  withdraw: 'DELETE /users/invitations/:id',
  securityEvents: 'GET /users/security-events query',
} as const
