import type { DemoContent } from '@busbar/contract'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../../content/columns.ts'

/** Whether the demo content is there, coming or going: one row at most, and none without it. */
export const demoContent = pgTable('demo_content', {
  /** The same in every row, and unique: there cannot be two. */
  isOnly: boolean('is_only').primaryKey().default(true),
  state: text('state').$type<Exclude<DemoContent['state'], 'none'>>().notNull(),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  hasFailed: boolean('has_failed').notNull().default(false),
  /** Whether it takes with it what was edited since. */
  withEdited: boolean('with_edited').notNull().default(false),
  /** Whether it came with a first start, for which the setup counts as done. */
  hasFinishedSetup: boolean('has_finished_setup').notNull().default(false),
  /** Who has asked for it. */
  actorId: uuid('actor_id'),
  actorName: text('actor_name').notNull(),
  at: instant('at').notNull().default(now),
})

/** What the demo has loaded, each with its revision then: a record with a later revision was edited since. */
export const demoRecords = pgTable(
  'demo_records',
  {
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.recordId] })],
)
