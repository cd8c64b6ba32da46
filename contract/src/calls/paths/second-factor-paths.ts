export const passkeyPaths = {
  passkeyOptions: 'POST /auth/passkeys/options body',
  addPasskey: 'POST /auth/passkeys body',
  removePasskey: 'DELETE /auth/passkeys/:id body',
  passkeyProofOptions: 'POST /auth/passkeys/proof',
  passkeySignInOptions: 'POST /auth/passkey/options',
  passkeySignIn: 'POST /auth/passkey/login body',
} as const

export const secondFactorPaths = {
  security: 'GET /auth/security',
  startTotp: 'POST /auth/totp/start body',
  confirmTotp: 'POST /auth/totp/confirm body',
  renewRecoveryCodes: 'POST /auth/totp/recovery-codes body',
  stopTotp: 'DELETE /auth/totp body',
} as const
