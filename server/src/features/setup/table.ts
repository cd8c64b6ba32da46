import type { SetupInput, SetupStep } from '@busbar/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, now } from '../../content/columns.ts'

/** What was said of the steps of the first hour; most of them are told by the content itself. */
export const setupNotes = pgTable('setup_notes', {
  step: text('step').$type<SetupStep>().primaryKey(),
  state: text('state').$type<SetupInput['state']>().notNull(),
  notedAt: instant('noted_at').notNull().default(now),
})
