import {
  credentialsInput,
  forgotAnswer,
  forgotInput,
  loginAnswer,
  loginInput,
  passwordRule,
  registerInput,
  resetInput,
  sessionItem,
  verifyAnswer,
} from '../../types/accounts/session.ts'
import { z } from '../../zod.ts'
import { accountPaths, passwordPaths, sessionPaths } from '../paths/account-paths.ts'
import { defineCalls } from './define-calls.ts'

// An operator sets how long a new password must be: calls that take one are made for that length.

/** Sign in, stay signed in, change one's own credentials. */
export const accountCalls = (passwordMin: number) =>
  defineCalls('auth', accountPaths, {
    login: { summary: 'Sign in', access: 'entrance', body: loginInput, answer: loginAnswer },
    register: {
      summary: 'Make an account out of an invitation or the setup code',
      access: 'entrance',
      body: registerInput(passwordMin),
      answer: loginAnswer,
    },
    verify: { summary: 'Who is signed in', access: 'account', answer: verifyAnswer },
    updateCredentials: {
      summary: 'Change the own name, address or password',
      access: 'account',
      body: credentialsInput(passwordMin),
      answer: loginAnswer,
    },
  })

/** What a new password must be like, and how to get one without the old. */
export const passwordCalls = (passwordMin: number) =>
  defineCalls('auth', passwordPaths, {
    forgotPassword: {
      summary: 'Ask for a link to choose a new password',
      access: 'entrance',
      body: forgotInput,
      answer: forgotAnswer,
    },
    resetPassword: {
      summary: 'Choose a new password with the token of such a link',
      access: 'entrance',
      body: resetInput(passwordMin),
    },
    passwordRule: { summary: 'What a new password must be like', access: 'entrance', data: passwordRule },
  })

/** Where the user is signed in, and how to sign out: here, there or everywhere else. */
export const sessionCalls = defineCalls('auth', sessionPaths, {
  logout: { summary: 'Sign out', access: 'account' },
  list: { summary: 'Where the user is signed in', access: 'account', data: z.array(sessionItem) },
  end: { summary: 'End one session', access: 'account', params: z.object({ id: z.uuid() }) },
  endOthers: {
    summary: 'End all sessions but this one',
    access: 'account',
    data: z.object({ ended: z.int() }),
  },
  sitePass: { summary: 'See the site before it is online: sets a cookie for its pages', access: 'session' },
})
