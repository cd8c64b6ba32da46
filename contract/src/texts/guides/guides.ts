import { accountGuides } from './account-guides.ts'
import { contentGuides } from './content-guides.ts'
import type { Guide } from './guide.ts'
import { messageGuides } from './message-guides.ts'
import { newsletterGuides } from './newsletter-guides.ts'
import { releaseGuides } from './release-guides.ts'
import { settingsGuides } from './settings-guides.ts'
import { setupGuides } from './setup-guides.ts'
import { supportGuides } from './support-guides.ts'

/** The guides under Help, most common first. */
export const guides: readonly Guide[] = [
  ...contentGuides,
  ...messageGuides,
  ...settingsGuides,
  ...newsletterGuides,
  ...releaseGuides,
  ...accountGuides,
  ...setupGuides,
  ...supportGuides,
]
