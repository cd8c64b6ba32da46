import { limits } from '../../limits.ts'
import { roles } from '../../roles.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { email, requiredText } from '../fields/common-shapes.ts'

export const role = z.enum(roles)

const givenPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .max(limits.password.max, texts.api.tooLong(limits.password.max))

/** An operator may ask for more characters than the specification does. */
const newPassword = (min: number) =>
  z
    .string({ error: texts.auth.newPasswordTooShort(min) })
    .min(min, texts.auth.newPasswordTooShort(min))
    .max(limits.password.max, texts.api.tooLong(limits.password.max))

export const loginInput = z.strictObject({
  email: z
    .string({ error: texts.auth.emailRequired })
    .trim()
    .min(1, texts.auth.emailRequired)
    .max(limits.contact.email, texts.api.tooLong(limits.contact.email)),
  password: givenPassword(texts.auth.passwordRequired),
  /** Of the authenticator app, or a recovery code; asked for when the account has a second factor. */
  code: z.string().trim().max(40).optional(),
})

/** Who is signed in. */
export const admin = z.object({ _id: z.uuid(), name: z.string(), email: z.string(), role })

export const loginAnswer = z.object({ success: z.literal(true), token: z.string(), admin })

/** Who makes a call, and what stays closed to them. */
export const viewer = admin.extend({
  /** Without a second factor, everything but their own account. */
  needsSecondFactor: z.boolean(),
  /** What they write of content is a draft, which an administrator publishes. */
  needsReview: z.boolean(),
})

export const verifyAnswer = z.object({ success: z.literal(true), admin: viewer })

/** What the operator asks of a new password, for the forms to say it before it is sent. */
export const passwordRule = z.object({ min: z.int() })

/** What the browser answers to a passkey's challenge is checked by the library that made the challenge. */
const ceremonyAnswer = z.looseObject({ id: z.string().max(1024) })

export const passkeySignInInput = z.strictObject({ challengeId: z.uuid(), response: ceremonyAnswer })

/**
 * Proof that the owner of the account is asking, not somebody who holds their session: the password, with a code
 * where two-factor sign-in is on, or a passkey.
 */
export const proof = {
  currentPassword: givenPassword(texts.auth.passwordRequired).optional(),
  code: z.string().trim().max(40).optional(),
  passkey: passkeySignInInput.optional(),
}

export const proofInput = z.strictObject(proof)

/** Only what changes is sent. A new email or password needs proof; a new password, the current one in any case. */
export const credentialsInput = (passwordMin: number) =>
  z
    .strictObject({
      name: requiredText(texts.auth.nameRequired, limits.text.name).optional(),
      email: email(texts.auth.emailRequired).optional(),
      newPassword: newPassword(passwordMin).optional(),
      /** Together with a new password: what a thief may have added goes too. */
      removePasskeys: z.boolean().optional(),
      ...proof,
    })
    .refine(
      ({ newPassword, currentPassword }) => newPassword === undefined || currentPassword !== undefined,
      { path: ['currentPassword'], error: texts.auth.currentPasswordRequired },
    )

/** A new account: with an invitation, or the very first owner's with the setup code that the server printed. */
export const registerInput = (passwordMin: number) =>
  z.strictObject({
    name: requiredText(texts.auth.nameRequired, limits.text.name),
    email: email(texts.auth.emailRequired),
    password: newPassword(passwordMin),
    invitation: z
      .string({ error: texts.auth.invitationInvalid })
      .min(1, texts.auth.invitationInvalid)
      .max(200),
  })

export const forgotInput = z.strictObject({ email: email(texts.auth.emailRequired) })

export const forgotAnswer = z.object({ success: z.literal(true), message: z.string() })

export const resetInput = (passwordMin: number) =>
  z.strictObject({
    token: z.string({ error: texts.auth.resetInvalid }).min(1, texts.auth.resetInvalid).max(200),
    password: newPassword(passwordMin),
  })

export const codeInput = z.strictObject({
  code: z.string({ error: texts.auth.codeRequired }).trim().min(1, texts.auth.codeRequired).max(40),
})

export const passkeyInput = z.strictObject({
  challengeId: z.uuid(),
  name: requiredText(texts.auth.nameRequired, limits.text.name),
  response: ceremonyAnswer,
})

/** How the own account is protected. */
export const securityState = z.object({
  totp: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
  passkeys: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Without one of them, the operator keeps everything but the own account closed. */
  isRequired: z.boolean(),
})

/** One place where the user is signed in. */
export const sessionItem = z.object({
  _id: z.uuid(),
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

export type Admin = z.infer<typeof admin>
export type Viewer = z.infer<typeof viewer>
export type LoginInput = z.input<typeof loginInput>
export type LoginAnswer = z.infer<typeof loginAnswer>
export type Proof = z.input<typeof proofInput>
export type CredentialsInput = z.input<ReturnType<typeof credentialsInput>>
export type RegisterInput = z.input<ReturnType<typeof registerInput>>
export type SecurityState = z.infer<typeof securityState>
export type Session = z.infer<typeof sessionItem>
