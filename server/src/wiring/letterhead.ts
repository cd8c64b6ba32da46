import { imageAddress } from '@busbar/contract'
import { companyStore } from '../features/company/store.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Letterhead } from '../platform/mail/mail-layout.ts'
import type { Queryable } from '../platform/postgres/db.ts'

/** Reads who these emails are from. The logo comes along where mail programs can fetch it. */
export function createLetterhead(db: Queryable, publicUrl: string) {
  return async (): Promise<Letterhead> => {
    const [{ name, address, logo }, { look }] = await Promise.all([
      companyStore.read(db),
      siteSettingsStore.read(db),
    ])
    const image = logo.imageUrl && new URL(imageAddress('company', logo.imageUrl), publicUrl).href
    const logoUrl = image?.startsWith('https:') ? image : null
    return { name, address, url: publicUrl, logoUrl, look }
  }
}
