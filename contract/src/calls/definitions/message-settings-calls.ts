import { changeInput } from '../../types/change-input.ts'
import { messageRetention, messageSettings, messageSettingsInput } from '../../types/messages.ts'
import { messageSettingsPaths } from '../paths/message-settings-paths.ts'
import { administrators, defineCalls } from './define-calls.ts'
import { historyDefinitions } from './standard-calls.ts'

/** How messages are treated. */
export const messageSettingsCalls = defineCalls('contact', messageSettingsPaths, {
  get: { summary: 'Read how messages are treated', access: administrators, data: messageSettings },
  update: {
    summary: 'Change how messages are treated: the fields given are merged',
    access: administrators,
    body: changeInput(messageSettingsInput, messageSettings),
    data: messageSettings,
    ifMatch: true,
  },
  retention: { summary: 'Read how long messages are kept', access: 'public', data: messageRetention },
  ...historyDefinitions({
    singular: 'set of message settings',
    item: messageSettings,
    access: administrators,
  }),
})
