import { type Client, standardPrivacyText } from '@busbar/contract'
import type { HeadingLevel } from '../parts/sanitize-html.ts'
import { shownText } from '../parts/shown-text.ts'

/** What the company has written itself, or else the usual text in its parts. To be called in loaders only. */
export async function readPrivacy(api: Client, headingsFrom: HeadingLevel) {
  const { privacyText: own } = await api.siteSettings.get()
  if (own) return { own: shownText(own, headingsFrom), usual: null }
  const [company, { keepMonths }] = await Promise.all([api.company.get(), api.messageSettings.retention()])
  return { own: null, usual: standardPrivacyText({ company, keepMonths }) }
}
