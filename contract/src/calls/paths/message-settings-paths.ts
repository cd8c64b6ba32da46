import { historyPaths } from './standard-paths.ts'

export const messageSettingsPaths = {
  get: 'GET /contact/settings',
  update: 'PUT /contact/settings body',
  retention: 'GET /contact/retention',
  ...historyPaths('contact/settings'),
} as const
