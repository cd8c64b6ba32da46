import { noticeKinds, roles } from '@busbar/contract'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, now } from '../../content/columns.ts'

export const users = pgTable('users', {
  _id: uuid('_id').primaryKey(),
  name: text('name').notNull(),
  /** Lower case, so that one address is one account. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: roles }).notNull(),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
  revision: integer('revision').notNull().default(1),
  disabledAt: instant('disabled_at'),
  lastSignInAt: instant('last_sign_in_at'),
  /** The second factor's secret; the pending one waits for its first code. */
  totpSecret: text('totp_secret'),
  totpPending: text('totp_pending'),
  /** The step of the code that was used last: no code works twice. */
  totpLastStep: integer('totp_last_step'),
  /** The kinds of notices that the user does not want to see in the bell. */
  bellHidden: text('bell_hidden', { enum: noticeKinds }).array().notNull().default([]),
})

/** Signed-in sessions. Only the token's hash is kept: reading this table is not enough to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** What a user calls it by when ending it. */
    _id: uuid('_id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    lastSeenAt: instant('last_seen_at').notNull().default(now),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** Invitations, and the setup code of the very first owner: that one has no address. */
export const invitations = pgTable('invitations', {
  _id: uuid('_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull().unique(),
  email: text('email'),
  /** The link in the mail has a token of its own; the one that was shown to copy works as well. */
  mailedTokenHash: bytes('mailed_token_hash').unique(),
  role: text('role', { enum: roles }).notNull(),
  invitedBy: text('invited_by').notNull(),
  createdAt: instant('created_at').notNull().default(now),
  expiresAt: instant('expires_at').notNull(),
})

/** Hashes of the recovery codes for users who lose their second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    _id: uuid('_id').primaryKey(),
    credentialId: text('credential_id').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports').array().notNull(),
    createdAt: instant('created_at').notNull().default(now),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const ceremonies = ['sign-in', 'add', 'prove'] as const

/** What a passkey must sign, kept for five minutes and used once; only one for signing in has no user. */
export const challenges = pgTable('challenges', {
  _id: uuid('_id').primaryKey(),
  challenge: text('challenge').notNull(),
  /** One that anybody with a session can ask for must not add a passkey. */
  ceremony: text('ceremony', { enum: ceremonies }).notNull().default('sign-in'),
  userId: uuid('user_id').references(() => users._id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** Where users signed in from: a new place gets them an email, and known places are exempt from some limits. */
export const places = pgTable(
  'places',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    device: text('device').notNull(),
    firstSeenAt: instant('first_seen_at').notNull().default(now),
    lastSeenAt: instant('last_seen_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network, table.device] })],
)

/** Links to choose a new password, by the hash of their token. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/**
 * What happened to accounts, and what people did that must be attributed. Triggers of the migrations refuse to change
 * or delete an entry, and put each into the chain when it is committed.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    _id: uuid('_id').primaryKey(),
    at: instant('at').notNull().default(now),
    kind: text('kind').notNull(),
    userId: uuid('user_id'),
    /** Empty for somebody who tried to sign in to no account. */
    userName: text('user_name').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    details: text('details').notNull().default(''),
  },
  (table) => [index('security_events_user').on(table.userId)],
)

/**
 * The order in which entries were committed. The hash of each covers the entry and the hash before it, so that none can
 * be changed or left out without all later ones changing too.
 */
export const securityChain = pgTable('security_chain', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  eventId: uuid('event_id').notNull().unique(),
  hash: bytes('hash').notNull(),
})
