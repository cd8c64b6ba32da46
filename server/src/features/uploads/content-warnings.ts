import { sql } from 'drizzle-orm'
import type { ContentWarning } from '../../content/content-warnings.ts'
import { images } from '../../content/tables.ts'

/** Images whose smaller sizes could not be made. */
export const imagesWarnings: ContentWarning[] = [
  {
    kind: 'images-failed',
    names: sql`select ${images.url} as name from ${images} where ${images.state} = 'failed'
      order by ${images.createdAt} desc`,
  },
]
