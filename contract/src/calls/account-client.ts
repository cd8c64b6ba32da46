import * as texts from '../texts/texts.ts'
import type {
  CredentialsInput,
  ForgotInput,
  LoginAnswer,
  LoginInput,
  PasswordRule,
  Proof,
  RegisterInput,
  ResetInput,
  SecurityState,
  Session,
  Viewer,
} from '../types/accounts/session.ts'
import type { Call } from './call.ts'

/** What the browser needs to ask for a passkey, and how to name it when answering. */
type Ceremony = { challengeId: string; options: Record<string, unknown> }

/** Signing in, and the signed-in user's own account. */
export function sessionClient(call: Call) {
  return {
    login: (input: LoginInput) =>
      call<LoginAnswer>('POST', '/auth/login', { body: input, refused: texts.auth.loginFailed }),
    verify: () => call<{ admin: Viewer }>('GET', '/auth/verify'),
    passwordRule: async () => (await call<{ data: PasswordRule }>('GET', '/auth/password-rule')).data,
    logout: () => call<unknown>('POST', '/auth/logout'),
    register: (input: RegisterInput) =>
      call<LoginAnswer>('POST', '/auth/register', { body: input, refused: texts.auth.registrationFailed }),
    updateCredentials: (input: CredentialsInput) =>
      call<LoginAnswer>('PUT', '/auth/update-credentials', { body: input }),
    forgotPassword: (input: ForgotInput) =>
      call<{ message: string }>('POST', '/auth/forgot-password', { body: input }),
    resetPassword: (input: ResetInput) => call<unknown>('POST', '/auth/reset-password', { body: input }),
    security: async () => (await call<{ data: SecurityState }>('GET', '/auth/security')).data,
    startTotp: async (body: Proof) =>
      (await call<{ data: { secret: string; uri: string } }>('POST', '/auth/totp/start', { body })).data,
    confirmTotp: async (code: string) =>
      (await call<{ data: { recoveryCodes: string[] } }>('POST', '/auth/totp/confirm', { body: { code } }))
        .data.recoveryCodes,
    stopTotp: (body: Proof) => call<unknown>('DELETE', '/auth/totp', { body }),
    renewRecoveryCodes: async (body: Proof) =>
      (await call<{ data: { recoveryCodes: string[] } }>('POST', '/auth/totp/recovery-codes', { body })).data
        .recoveryCodes,
    passkeyOptions: async (body: Proof) =>
      (await call<{ data: Ceremony }>('POST', '/auth/passkeys/options', { body })).data,
    addPasskey: (body: { challengeId: string; name: string; response: object }) =>
      call<unknown>('POST', '/auth/passkeys', { body }),
    removePasskey: (id: string, body: Proof) =>
      call<unknown>('DELETE', `/auth/passkeys/${encodeURIComponent(id)}`, { body }),
    /** What a passkey must sign as proof for one of the calls above. */
    passkeyProofOptions: async () => (await call<{ data: Ceremony }>('POST', '/auth/passkeys/proof')).data,
    passkeySignInOptions: async () => (await call<{ data: Ceremony }>('POST', '/auth/passkey/options')).data,
    passkeySignIn: (body: { challengeId: string; response: object }) =>
      call<LoginAnswer>('POST', '/auth/passkey/login', { body }),
    list: async () => (await call<{ data: Session[] }>('GET', '/auth/sessions')).data,
    end: (id: string) => call<unknown>('DELETE', `/auth/sessions/${encodeURIComponent(id)}`),
    endOthers: async () =>
      (await call<{ data: { ended: number } }>('POST', '/auth/sessions/end-others')).data.ended,
  }
}
