import { type SQL, sql } from 'drizzle-orm'
import { customType, integer, text, uuid } from 'drizzle-orm/pg-core'

/** A moment, as the API shows it: an ISO string in UTC with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** The present moment, on the database's clock: the one that all copies share. */
export const now = sql`now()` as SQL<string>

/** What every record has besides its own columns. UUID v7 sorts by the time a record was made. */
export const recordColumns = () => ({
  _id: uuid('_id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
  revision: integer('revision').notNull().default(1),
  deletedAt: instant('deleted_at'),
})

/** What a record with a page of its own has too: its name in the address bar. */
export const pageColumns = () => ({
  slug: text('slug').notNull().unique(),
})
