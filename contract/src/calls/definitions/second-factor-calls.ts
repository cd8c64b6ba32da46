import {
  codeInput,
  loginAnswer,
  passkeyInput,
  passkeySignInInput,
  proofInput,
  securityState,
} from '../../types/accounts/session.ts'
import { z } from '../../zod.ts'
import { passkeyPaths, secondFactorPaths } from '../paths/second-factor-paths.ts'
import { defineCalls } from './define-calls.ts'

const access = 'account'
/** What the browser needs to ask for a passkey, and how to name it when answering. */
const ceremony = z.object({ challengeId: z.uuid(), options: z.looseObject({}) })
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The passkeys of the signed-in user, and signing in with one. */
export const passkeyCalls = defineCalls('two-factor', passkeyPaths, {
  passkeyOptions: { summary: 'Begin to add a passkey', access, body: proofInput, data: ceremony },
  addPasskey: { summary: 'Add a passkey', access, body: passkeyInput },
  removePasskey: {
    summary: 'Remove a passkey',
    access,
    params: z.object({ id: z.uuid() }),
    body: proofInput,
  },
  passkeyProofOptions: {
    summary: 'Begin to prove with a passkey that the user is there',
    access,
    data: ceremony,
  },
  passkeySignInOptions: { summary: 'Begin to sign in with a passkey', access: 'entrance', data: ceremony },
  passkeySignIn: {
    summary: 'Sign in with a passkey',
    access: 'entrance',
    body: passkeySignInInput,
    answer: loginAnswer,
  },
})

/** The second factor of the signed-in user. */
export const secondFactorCalls = defineCalls('two-factor', secondFactorPaths, {
  security: { summary: 'How the own account is protected', access, data: securityState },
  startTotp: {
    summary: 'A new secret for an authenticator app',
    access,
    body: proofInput,
    data: z.object({ secret: z.string(), uri: z.string() }),
  },
  confirmTotp: { summary: 'Turn the second factor on', access, body: codeInput, data: recoveryCodes },
  renewRecoveryCodes: {
    summary: 'New recovery codes for the earlier ones',
    access,
    body: proofInput,
    data: recoveryCodes,
  },
  stopTotp: { summary: 'Turn the second factor off', access, body: proofInput },
})
