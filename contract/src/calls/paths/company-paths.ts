import { historyPaths } from './standard-paths.ts'

export const companyPaths = {
  get: 'GET /company/info',
  update: 'PUT /company/info body',
  socialMedia: 'GET /company/social-media',
  hero: 'GET /company/hero-images',
  updateHero: 'PUT /company/hero-images body',
  ...historyPaths('company'),
} as const
