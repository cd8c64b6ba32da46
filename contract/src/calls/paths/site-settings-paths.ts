import { historyPaths } from './standard-paths.ts'

export const siteSettingsPaths = {
  get: 'GET /site-settings',
  update: 'PUT /site-settings body',
  homeSections: 'GET /site-settings/home-sections',
  listPages: 'GET /site-settings/list-pages',
  ...historyPaths('site-settings'),
} as const
