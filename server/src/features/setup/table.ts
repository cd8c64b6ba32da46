import type { SetupInput, SetupStep } from '@busbar/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant, now } from '../../content/columns.ts'

/** What somebody has noted about the steps; for most of them the content itself shows whether they are done. */
export const setupNotes = pgTable('setup_notes', {
  step: text('step').$type<SetupStep>().primaryKey(),
  state: text('state').$type<SetupInput['state']>().notNull(),
  notedAt: instant('noted_at').notNull().default(now),
})
