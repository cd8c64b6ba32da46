import { type SQL, sql } from 'drizzle-orm'
import { customType, integer, type PgColumn, uuid } from 'drizzle-orm/pg-core'

/** A moment, as the API shows it: an ISO string in UTC with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Raw bytes, such as the hash of a token. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The present moment, on the database's clock: the one that all copies share. */
export const now = sql`now()` as SQL<string>

/** Text in the order of the alphabet, whatever the database sorts by: adam beside Adam, and Émile before Zoe. */
export const alphabetically = (column: PgColumn) => sql`${column} collate "und-x-icu"`

/** What every record has besides its own columns. UUID v7 sorts by the time a record was made. */
export const recordColumns = () => ({
  _id: uuid('_id').primaryKey(),
  createdAt: instant('created_at').notNull().default(now),
  updatedAt: instant('updated_at').notNull().default(now),
  revision: integer('revision').notNull().default(1),
  deletedAt: instant('deleted_at'),
})
