import { randomUUIDv7 } from 'node:crypto'
import { type Admin, type InvitationInput, type RegisterInput, texts } from '@busbar/contract'
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { notFound, Refusal } from '../../platform/errors.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { locks } from '../../platform/postgres/locks.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import { createToken, hashOfToken } from '../../platform/secrets/tokens.ts'
import { logSecurity } from './audit/security-log.ts'
import type { Caller } from './caller.ts'
import { accountMail } from './mail/account-mail.job.ts'
import { assertGoodPassword } from './passwords/passwords.ts'
import { rememberPlace } from './places.ts'
import { openSession } from './sessions.ts'
import { invitations } from './table.ts'
import { addUser, type ByOwner, hasUsers } from './users.ts'

const inSevenDays = sql<string>`now() + interval '7 days'`

/** Invites somebody; the token is answered once and never stored. An earlier invitation of theirs is void. */
export async function invite({ tx, enqueue, actor, caller }: ByOwner, { email, role }: InvitationInput) {
  const token = createToken()
  await tx.delete(invitations).where(eq(invitations.email, email))
  const values = {
    _id: randomUUIDv7(),
    email,
    role,
    tokenHash: hashOfToken(token),
    invitedBy: actor.name,
    expiresAt: inSevenDays,
  }
  const [added] = await tx.insert(invitations).values(values).returning()
  await enqueue(tx, accountMail, { kind: 'invitation', invitationId: values._id })
  const user = { _id: null, name: email }
  await logSecurity(tx, caller, { kind: 'user_invited', user, actor })
  return { token, invitation: { ...(added as typeof invitations.$inferSelect), email } }
}

/** Sends an invitation again, for seven more days; links of earlier mails are void. */
export async function resendInvitation({ tx, enqueue, actor, caller }: ByOwner, id: string) {
  const token = createToken()
  const [renewed] = await tx
    .update(invitations)
    .set({ tokenHash: hashOfToken(token), mailedTokenHash: null, expiresAt: inSevenDays })
    .where(and(eq(invitations._id, id), isNotNull(invitations.email)))
    .returning()
  if (!renewed) throw notFound('invitation')
  await enqueue(tx, accountMail, { kind: 'invitation', invitationId: id })
  const email = renewed.email ?? ''
  await logSecurity(tx, caller, { kind: 'invitation_resent', user: { _id: null, name: email }, actor })
  return { token, invitation: { ...renewed, email } }
}

/** The invitations that can still be used. */
export async function listInvitations(db: Queryable) {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(isNotNull(invitations.email), gt(invitations.expiresAt, sql`now()`)))
    .orderBy(desc(invitations._id))
  return rows.map((row) => ({ ...row, email: row.email ?? '' }))
}

export async function withdrawInvitation(db: Database, id: string, actor: Admin, caller: Caller) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(invitations)
      .where(and(eq(invitations._id, id), isNotNull(invitations.email)))
      .returning()
    if (!gone) throw notFound('invitation')
    const user = { _id: null, name: gone.email ?? '' }
    await logSecurity(tx, caller, { kind: 'invitation_withdrawn', user, actor })
  })
}

/** Makes an account out of an invitation, which is used up by it, and signs the new user in. */
export async function register(db: Database, input: RegisterInput, caller: Caller) {
  return db.transaction(async (tx) => {
    // Taken first: of many who use one invitation at once, one gets it and the others find it gone.
    const tokenHash = hashOfToken(input.invitation)
    const isThisOne = or(eq(invitations.tokenHash, tokenHash), eq(invitations.mailedTokenHash, tokenHash))
    const [invitation] = await tx
      .delete(invitations)
      .where(and(isThisOne, gt(invitations.expiresAt, sql`now()`)))
      .returning()
    const isSetup = invitation?.email === null
    const isFitting = isSetup ? !(await hasUsers(tx)) : invitation?.email === input.email
    if (!invitation || !isFitting) throw new Refusal(403, 'invitation_invalid', texts.auth.invitationInvalid)
    assertGoodPassword('password', input.password, input)
    const { name, email, password } = input
    const admin = await addUser(tx, { name, email, password, role: invitation.role })
    await logSecurity(tx, caller, { kind: 'user_registered', user: admin })
    await rememberPlace(tx, admin._id, caller)
    return { admin, token: await openSession(tx, admin._id, caller) }
  })
}

/**
 * The one-time code for the very first owner, the same for every copy that starts, or null when there are users already.
 * It is made of the encryption key: with another key it is another code, and the earlier one is void.
 */
export async function createSetupCode(
  db: Database,
  secrets: Pick<SecretBox, 'tokenFor'>,
): Promise<string | null> {
  // Nearly always, and then there is nothing to wait for.
  if (await hasUsers(db)) return null
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.setup})`)
    if (await hasUsers(tx)) return null
    const codeOf = (id: string) => secrets.tokenFor(`setup ${id}`)
    const [earlier] = await tx
      .update(invitations)
      .set({ expiresAt: inSevenDays })
      .where(isNull(invitations.email))
      .returning({ _id: invitations._id, tokenHash: invitations.tokenHash })
    if (earlier && hashOfToken(codeOf(earlier._id)).equals(earlier.tokenHash)) return codeOf(earlier._id)
    await tx.delete(invitations).where(isNull(invitations.email))
    const _id = randomUUIDv7()
    const code = codeOf(_id)
    await tx.insert(invitations).values({
      _id,
      tokenHash: hashOfToken(code),
      email: null,
      role: 'owner',
      invitedBy: 'Setup',
      expiresAt: inSevenDays,
    })
    return code
  })
}
