import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { email } from '../fields/common-shapes.ts'
import { proof, role } from './session.ts'

export const userItem = z.object({
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int().positive(),
  name: z.string(),
  email: z.string(),
  role,
  isDisabled: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  secondFactors: z.object({ totp: z.boolean(), passkeys: z.int() }),
})

export const userInput = z.strictObject({
  role: role.optional(),
  isDisabled: z.boolean().optional(),
  ...proof,
})

export const invitationInput = z.strictObject({ email: email(texts.auth.emailRequired), role, ...proof })

export const invitationItem = z.object({
  _id: z.uuid(),
  email: z.string(),
  role,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  invitedBy: z.string(),
})

/** What an invitation answers: the link is shown once, and whether it was sent by email depends on the operator. */
export const invitationAnswer = invitationItem.extend({ link: z.string(), isMailed: z.boolean() })

/** Account events that a user is emailed about as soon as they happen. */
export const securityMails = [
  'new_sign_in',
  'email_changed',
  'passkey_added',
  'passkey_removed',
  'two_factor_on',
  'two_factor_off',
  'two_factor_reset',
  'recovery_codes_renewed',
  'sessions_ended',
  'wrong_passwords',
  'wrong_codes',
] as const

/** What happened to accounts, newest first: for an owner to read. */
export const securityEventItem = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum([
    'signed_in',
    'sign_in_failed',
    'signed_out',
    'sessions_ended',
    'password_changed',
    'password_reset_requested',
    'password_reset',
    'two_factor_on',
    'two_factor_off',
    'recovery_codes_renewed',
    'passkey_added',
    'passkey_removed',
    'credentials_changed',
    'email_changed',
    'two_factor_reset',
    'user_invited',
    'invitation_withdrawn',
    'user_registered',
    'role_changed',
    'user_disabled',
    'user_enabled',
    'user_removed',
    'personal_data_erased',
    'personal_data_exported',
    'subscribers_exported',
    'settings_changed',
    'security_log_exported',
    'security_log_pruned',
    'user_created',
    'invitation_resent',
  ]),
  userName: z.string(),
  actorId: z.uuid().nullable(),
  actorName: z.string(),
  details: z.string(),
  address: z.string(),
  device: z.string(),
})

export type User = z.infer<typeof userItem>
export type UserInput = z.input<typeof userInput>
export type InvitationInput = z.input<typeof invitationInput>
export type Invitation = z.infer<typeof invitationItem>
export type SecurityEvent = z.infer<typeof securityEventItem>
