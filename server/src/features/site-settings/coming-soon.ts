import type { Queryable } from '../../platform/postgres/db.ts'
import { siteSettings } from './table.ts'

/** Whether visitors may see nothing of the site yet. */
export async function isComingSoon(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ isComingSoon: siteSettings.isComingSoon }).from(siteSettings)
  return row?.isComingSoon ?? false
}
