import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, now } from '../../content/columns.ts'

/** Who asked for the newsletter. Nobody gets one before they have confirmed that the address is theirs. */
export const subscribers = pgTable(
  'subscribers',
  {
    _id: uuid('_id').primaryKey(),
    email: text('email').notNull().unique(),
    createdAt: instant('created_at').notNull().default(now),
    /** When the newest mail with a link was asked for. */
    askedAt: instant('asked_at').notNull().default(now),
    /** The words that were agreed to. */
    consent: text('consent').notNull(),
    confirmTokenHash: bytes('confirm_token_hash').unique(),
    confirmedAt: instant('confirmed_at'),
    /** Opens nothing but the way out, in every issue: whoever reads it can only unsubscribe. */
    key: uuid('key').notNull().unique().defaultRandom(),
  },
  (table) => [
    index('subscribers_confirmed').on(table.confirmedAt, table._id),
    index('subscribers_search').using('gin', sql`${table.email} gin_trgm_ops`),
  ],
)
