import { standardWords } from '@busbar/contract'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Queryable } from '../platform/postgres/db.ts'

/** What subscribers agree to: the firm's own words, if it has written any. */
export async function newsletterConsent(db: Queryable): Promise<string> {
  const { words } = await siteSettingsStore.read(db)
  const { newsletterHint, newsletterPrivacy } = { ...standardWords, ...words }
  return `${newsletterHint} ${newsletterPrivacy}`
}
