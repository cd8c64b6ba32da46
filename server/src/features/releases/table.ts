import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, now } from '../../content/columns.ts'
import { releases } from '../../content/draft-tables.ts'

/** Links that show a release to somebody without an account. Their tokens are stored as hashes. */
export const shareLinks = pgTable(
  'share_links',
  {
    _id: uuid('_id').primaryKey(),
    release: uuid('release')
      .notNull()
      .references(() => releases._id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique(),
    createdById: uuid('created_by_id'),
    createdByName: text('created_by_name').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    expiresAt: instant('expires_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [index('share_links_release').on(table.release)],
)
