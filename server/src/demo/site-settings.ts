import type { SiteSettingsInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const siteSettings = (image: Images): SiteSettingsInput => ({
  description:
    'Voltaris Engineering designs, builds and maintains electrical power systems for industry: distribution, automation, renewable energy, safety.',
  shareImage: image('company/social-share.webp'),
  timeZone: 'Europe/London',
})
