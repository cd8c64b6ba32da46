import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was tried lately, and until when it is refused. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  at: timestamp('at', { withTimezone: true, precision: 6 }).notNull(),
  blockedUntil: timestamp('blocked_until', { withTimezone: true, precision: 6 }),
})

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Random keys that all copies share. They sign what leaves the product and comes back to it. */
export const signingKeys = pgTable('signing_keys', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
})
