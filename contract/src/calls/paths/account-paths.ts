export const passwordPaths = {
  forgotPassword: 'POST /auth/forgot-password body',
  resetPassword: 'POST /auth/reset-password body',
  passwordRule: 'GET /auth/password-rule',
} as const

export const sessionPaths = {
  logout: 'POST /auth/logout',
  list: 'GET /auth/sessions',
  end: 'DELETE /auth/sessions/:id',
  endOthers: 'POST /auth/sessions/end-others',
  sitePass: 'POST /auth/site-pass',
} as const

export const accountPaths = {
  login: 'POST /auth/login body',
  register: 'POST /auth/register body',
  verify: 'GET /auth/verify',
  updateCredentials: 'PUT /auth/update-credentials body',
} as const
