import type { HistoriedTable } from '../content/history/as-of.ts'
import { companyStore } from '../features/company/store.ts'
import { messageSettingsStore } from '../features/messages/settings-store.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { contentTypes } from './collections.ts'

/** Everything that pages are made of and revisions are written of. */
export const historiedTables: HistoriedTable[] = [
  ...contentTypes.map(({ store }) => store),
  companyStore,
  siteSettingsStore,
  messageSettingsStore,
].map(({ name, table }) => ({ name, table }))
