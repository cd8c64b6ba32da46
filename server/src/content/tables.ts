import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from './columns.ts'

/** The numbered log of changes, one row a transaction, numbered in the order of their commits. */
export const changes = pgTable('changes', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull().default(now),
  /** What readers of content watch: `partners` for the list, `partners/<id>` for one record. */
  keys: text('keys').array().notNull(),
})

/** Who changed what and when, with the whole record before and after: history, undo and audit read it. */
export const revisions = pgTable(
  'revisions',
  {
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    revision: integer('revision').notNull(),
    /** The notice it went out with; the log of notices may be trimmed, revisions stay. */
    change: bigint('change', { mode: 'number' }).notNull(),
    action: text('action', { enum: ['create', 'update', 'delete', 'restore'] }).notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    at: instant('at').notNull().default(now),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.recordId, table.revision] }),
    index('revisions_change').on(table.change),
  ],
)

/** Every slug that a record has or ever had, so that an old address leads to the new one and is never reused. */
export const slugs = pgTable(
  'slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
)
