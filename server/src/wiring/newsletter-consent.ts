import { standardWords } from '@busbar/contract'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Queryable } from '../platform/postgres/db.ts'

/** What somebody agrees to who asks for the newsletter: the firm's own words, where it has written some. */
export async function newsletterConsent(db: Queryable): Promise<string> {
  const { words } = await siteSettingsStore.read(db)
  const { newsletterHint, newsletterPrivacy } = { ...standardWords, ...words }
  return `${newsletterHint} ${newsletterPrivacy}`
}
