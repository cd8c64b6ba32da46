import { bigint, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** How often something was tried lately, and until when it is refused. */
export const rateLimits = pgTable('attempts', {
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

/** Every backup that was tried, so that the back office can say when the last good one was made and proven. */
export const backups = pgTable('backups', {
  _id: uuid('_id').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }).notNull(),
  file: text('file').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  rows: bigint('rows', { mode: 'number' }).notNull(),
  pictures: integer('pictures').notNull(),
  /** When it was restored beside the original and found to be the same. */
  provenAt: timestamp('proven_at', { withTimezone: true, precision: 3 }),
  /** Why it is no good; null when it is. */
  problem: text('problem'),
})
