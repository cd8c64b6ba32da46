import { email, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { texts } from './texts.ts'
import { z } from './zod.ts'

export const roles = ['owner', 'admin', 'editor'] as const
export const role = z.enum(roles)

const givenPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .max(limits.password.max, texts.api.tooLong(limits.password.max))

const newPassword = z
  .string({ error: texts.auth.newPasswordTooShort })
  .min(limits.password.min, texts.auth.newPasswordTooShort)
  .max(limits.password.max, texts.api.tooLong(limits.password.max))

export const loginInput = z.strictObject({
  email: z
    .string({ error: texts.auth.emailRequired })
    .trim()
    .min(1, texts.auth.emailRequired)
    .max(limits.contact.email, texts.api.tooLong(limits.contact.email)),
  password: givenPassword(texts.auth.passwordRequired),
})

/** Who is signed in. */
export const admin = z.object({ _id: z.uuid(), name: z.string(), email: z.string(), role })

export const loginAnswer = z.object({ success: z.literal(true), token: z.string(), admin })
export const verifyAnswer = z.object({ success: z.literal(true), admin })

/** Only what changes is sent; a new password needs the current one. */
export const credentialsInput = z
  .strictObject({
    name: requiredText(texts.auth.nameRequired, limits.text.name).optional(),
    email: email(texts.auth.emailRequired).optional(),
    currentPassword: givenPassword(texts.auth.currentPasswordRequired).optional(),
    newPassword: newPassword.optional(),
  })
  .refine(({ newPassword, currentPassword }) => newPassword === undefined || currentPassword !== undefined, {
    path: ['currentPassword'],
    error: texts.auth.currentPasswordRequired,
  })

/** A new account: with an invitation, or the very first owner's with the setup code that the server printed. */
export const registerInput = z.strictObject({
  name: requiredText(texts.auth.nameRequired, limits.text.name),
  email: email(texts.auth.emailRequired),
  password: newPassword,
  invitation: z.string({ error: texts.auth.invitationInvalid }).min(1, texts.auth.invitationInvalid).max(200),
})

export const forgotInput = z.strictObject({ email: email(texts.auth.emailRequired) })

export const resetInput = z.strictObject({
  token: z.string({ error: texts.auth.resetInvalid }).min(1, texts.auth.resetInvalid).max(200),
  password: newPassword,
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

export type Role = z.infer<typeof role>
export type Admin = z.infer<typeof admin>
export type LoginInput = z.input<typeof loginInput>
export type LoginAnswer = z.infer<typeof loginAnswer>
export type CredentialsInput = z.input<typeof credentialsInput>
export type RegisterInput = z.input<typeof registerInput>
export type ForgotInput = z.input<typeof forgotInput>
export type ResetInput = z.input<typeof resetInput>
export type Session = z.infer<typeof sessionItem>
