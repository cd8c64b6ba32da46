import { proofInput } from '../../types/accounts/session.ts'
import {
  invitationAnswer,
  invitationInput,
  invitationItem,
  securityEventItem,
  userInput,
  userItem,
} from '../../types/accounts/users.ts'
import { z } from '../../zod.ts'
import { userPaths } from '../paths/user-paths.ts'
import { defineCalls } from './define-calls.ts'

const access = ['owner'] as const
const params = z.object({ id: z.uuid() })

/** What only an owner may do: users, invitations, and the log of what happened to accounts. */
export const userCalls = defineCalls('users', userPaths, {
  list: { summary: 'List users', access, data: z.array(userItem) },
  update: {
    summary: 'Change a role, or disable a user',
    access,
    params,
    body: userInput,
    data: userItem,
  },
  remove: { summary: 'Remove a user', access, params, body: proofInput },
  invitations: { summary: 'List open invitations', access, data: z.array(invitationItem) },
  /** The answer's link is shown once: only its hash is kept. */
  invite: { summary: 'Invite somebody', access, body: invitationInput, data: invitationAnswer },
  resend: {
    summary: 'Send an invitation again',
    access,
    params,
    body: proofInput,
    data: invitationAnswer,
  },
  resetSecondFactors: {
    summary: 'Take a lost second factor away from a user',
    access,
    params,
    body: proofInput,
  },
  withdraw: { summary: 'Withdraw an invitation', access, params },
  securityEvents: {
    summary: 'What happened to accounts, newest first',
    access,
    query: z.strictObject({ before: z.uuid().optional() }),
    data: z.array(securityEventItem),
  },
})
