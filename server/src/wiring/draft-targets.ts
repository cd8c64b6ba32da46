import { companyStore } from '../features/company/store.ts'
import { type DraftTarget, recordTarget, singletonTarget } from '../features/releases/draft-target.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { contentTypes } from './collections.ts'

const roles = ['owner', 'admin'] as const

/** Everything that can have drafts, parents before their children. */
export const draftTargets: DraftTarget[] = [
  ...contentTypes.map(({ store }) => recordTarget(store)),
  singletonTarget(companyStore, { roles }),
  singletonTarget(siteSettingsStore, { roles, isAudited: true }),
]
