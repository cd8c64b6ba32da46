import { isNotNull } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../content/columns.ts'

/** Each page store, with how far it has followed the change log and which build its pages were made by. */
export const pageStores = pgTable('page_stores', {
  _id: uuid('_id').primaryKey(),
  followedTo: bigint('followed_to', { mode: 'number' }).notNull(),
  build: text('build'),
  /** Nothing may be stored, because visitors may see none of it yet. */
  isClosed: boolean('is_closed').notNull().default(false),
})

/** Every published page of every store: what it read, and as of which change. */
export const publications = pgTable(
  'publications',
  {
    store: uuid('store')
      .notNull()
      .references(() => pageStores._id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    /** The keys of the lists and records that the page was made of. */
    reads: text('reads').array().notNull(),
    /** The newest change that had been committed when the stored render began; 0 before the first. */
    asOf: bigint('as_of', { mode: 'number' }).notNull().default(0),
    publishedAt: instant('published_at').notNull().default(now),
    // Unused since 0.2, `pages_due` has them; the version before still writes them.
    dueAt: instant('due_at'),
    dueAsOf: bigint('due_as_of', { mode: 'number' }).notNull().default(0),
    dueWith: integer('due_with').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.path] }),
    index('publications_reads').using('gin', table.reads),
    index('publications_due').on(table.store, table.dueWith, table.dueAt).where(isNotNull(table.dueAt)),
  ],
)

/**
 * The pages that must be rendered again. A table of its own, because very many become due at once: a mark beside the
 * reads would write their index again for each of them.
 */
export const pagesDue = pgTable(
  'pages_due',
  {
    store: uuid('store')
      .notNull()
      .references(() => pageStores._id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    /** Since a change touched it, or later by the clock. */
    dueAt: instant('due_at').notNull(),
    /** The newest change that touched the page: it is due until a render as of that change is stored. */
    dueAsOf: bigint('due_as_of', { mode: 'number' }).notNull().default(0),
    /** How many pages became due with it. Fewer go first, so that a save overtakes a republication. */
    dueWith: integer('due_with').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.store, table.path] }),
    index('pages_due_next').on(table.store, table.dueWith, table.dueAt),
  ],
)
