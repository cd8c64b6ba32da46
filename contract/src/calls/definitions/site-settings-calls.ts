import { changeInput } from '../../types/change-input.ts'
import { shownHomeSection, shownListPage } from '../../types/website/home-sections.ts'
import { siteSettings, siteSettingsInput } from '../../types/website/site-settings.ts'
import { z } from '../../zod.ts'
import { siteSettingsPaths } from '../paths/site-settings-paths.ts'
import { administrators, defineCalls } from './define-calls.ts'
import { historyDefinitions } from './standard-calls.ts'

/** How the site behaves. Visitors may read what the pages are made of. */
export const siteSettingsCalls = defineCalls('site-settings', siteSettingsPaths, {
  get: { summary: 'Read how the site behaves', access: 'public', data: siteSettings, etag: true },
  update: {
    summary: 'Change how the site behaves: the fields given are merged',
    access: administrators,
    body: changeInput(siteSettingsInput, siteSettings),
    data: siteSettings,
    ifMatch: true,
    etag: true,
  },
  homeSections: {
    summary: 'List the sections of the home page that visitors see, in their order',
    access: 'public',
    data: z.array(shownHomeSection),
  },
  listPages: {
    summary: 'List the pages that list records and have something in them',
    access: 'public',
    data: z.array(shownListPage),
  },
  ...historyDefinitions({ singular: 'set of site settings', item: siteSettings, access: administrators }),
})
