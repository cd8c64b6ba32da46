import { sql } from 'drizzle-orm'
import type { ContentWarning } from '../../content/content-warnings.ts'
import { categories, categoryRecords, events } from './table.ts'

const eventOfIts = sql`select from ${events} where ${events.category} = ${categories._id} and ${events.deletedAt} is null`

/** A field in which something happened once and nothing is to come looks deserted. */
export const categoriesWarnings: ContentWarning[] = [
  {
    kind: 'categories-with-past-events',
    names: sql`select ${categories.title} as name from ${categories}
      where ${categoryRecords.isPublic}
        and exists (${eventOfIts}) and not exists (${eventOfIts} and ${events.date} > now())
      order by ${categories.displayOrder}`,
  },
]
