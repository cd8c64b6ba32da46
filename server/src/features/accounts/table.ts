import { roles } from '@busbar/contract'
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
})

/** Signed-in sessions. Only the token's hash is kept: who reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)
