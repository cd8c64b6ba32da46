import { team as contract } from '@busbar/contract'
import { desc, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { activeColumns, alphabetically, recordColumns } from '../../content/columns.ts'
import { createStore, whenActive } from '../../content/store.ts'

export const team = pgTable(
  'team',
  {
    ...recordColumns(),
    ...activeColumns(),
    name: text('name').notNull(),
    surname: text('surname'),
    position: text('position').notNull(),
    jobTitle: text('job_title').notNull(),
    description: text('description').notNull(),
    email: text('email').notNull(),
    isEmailPublic: boolean('is_email_public').notNull().default(false),
    imageUrl: text('image_url'),
  },
  (table) => [
    index('team_order').on(desc(table.isActive), alphabetically(table.name), table._id),
    index('team_search').using(
      'gin',
      sql`${table.name} gin_trgm_ops`,
      sql`${table.surname} gin_trgm_ops`,
      sql`${table.position} gin_trgm_ops`,
      sql`${table.jobTitle} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
    ),
  ],
)

export const teamStore = createStore({
  name: 'team',
  table: team,
  contract,
  searchable: [team.name, team.surname, team.position, team.jobTitle, team.email],
  isPublic: whenActive(team),
  publicView: (row) => ({ email: row.isEmailPublic ? row.email : (null as unknown as string) }),
  order: [desc(team.isActive), alphabetically(team.name)],
})
