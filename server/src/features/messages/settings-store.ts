import { messageSettings as item, messageSettingsInput } from '@busbar/contract'
import { createSingleton } from '../../content/singleton.ts'
import { messageSettings } from './table.ts'

/** How messages are treated. Apart from the site's settings, which are public and of which every page is made. */
export const messageSettingsStore = createSingleton({
  name: 'message-settings',
  table: messageSettings,
  item,
  input: messageSettingsInput,
  fill: (row) => ({ acknowledges: false, spamFilter: 'normal', keepMonths: 0, ...row }),
})
