import * as texts from '../texts/texts.ts'
import type { Call } from './call.ts'
import { clientOf, wholeAnswer } from './client-of.ts'
import type { accountCalls, passwordCalls, sessionCalls } from './definitions/account-calls.ts'
import type { passkeyCalls, secondFactorCalls } from './definitions/second-factor-calls.ts'
import { accountPaths, passwordPaths, sessionPaths } from './paths/account-paths.ts'
import { passkeyPaths, secondFactorPaths } from './paths/second-factor-paths.ts'

/** Signing in, and the signed-in user's own account. */
export function sessionClient(call: Call) {
  return {
    ...clientOf<ReturnType<typeof accountCalls>>(
      call,
      accountPaths,
      { login: wholeAnswer, register: wholeAnswer, verify: wholeAnswer, updateCredentials: wholeAnswer },
      { login: texts.auth.loginFailed, register: texts.auth.registrationFailed },
    ),
    ...clientOf<ReturnType<typeof passwordCalls>>(call, passwordPaths, { forgotPassword: wholeAnswer }),
    ...clientOf<typeof sessionCalls>(call, sessionPaths),
    ...clientOf<typeof passkeyCalls>(call, passkeyPaths, { passkeySignIn: wholeAnswer }),
    ...clientOf<typeof secondFactorCalls>(call, secondFactorPaths),
  }
}
