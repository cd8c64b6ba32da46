import { roles } from '@busbar/contract'
import { customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../../content/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

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
})

/** Signed-in sessions. Only the token's hash is kept: who reads this table cannot sign in with it. */
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

/** Links to choose a new password, by the hash of their token. */
export const passwordResets = pgTable('password_resets', {
  tokenHash: bytes('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** How often something was tried lately, and until when it is refused. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 6 }).notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true, precision: 6 }),
})

/** What happened to accounts. A trigger of the migration refuses to change or delete an entry. */
export const securityEvents = pgTable(
  'security_events',
  {
    _id: uuid('_id').primaryKey(),
    at: instant('at').notNull().default(now),
    kind: text('kind').notNull(),
    userId: uuid('user_id'),
    userName: text('user_name').notNull(),
    actorName: text('actor_name').notNull(),
    address: text('address').notNull(),
    device: text('device').notNull(),
  },
  (table) => [index('security_events_user').on(table.userId)],
)
