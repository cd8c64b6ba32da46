import type { SiteSettingsInput } from '@busbar/contract'
import type { Images } from './images.ts'

export const siteSettings = (image: Images): SiteSettingsInput => ({
  description:
    'Voltaris Engineering designs, builds and maintains electrical power systems for industry: distribution, automation, renewable energy, safety.',
  shareImage: image('company/social-share.webp'),
  timeZone: 'Europe/London',
  homeSections: [
    {
      id: 'services',
      introduction: 'From the first single-line diagram to the thermographic survey years later.',
    },
    {
      id: 'products',
      heading: 'Equipment we build and supply',
      introduction: 'Tested in our own bay before it leaves, documented for whoever maintains it.',
    },
    {
      id: 'blocks',
      key: 'projects',
      blocks: [
        { type: 'cards', key: 'newest', heading: 'What we have finished', from: 'references', chosen: [] },
      ],
    },
    {
      id: 'categories',
      introduction: 'Choose a category to see what we build, what we teach and where you can meet us.',
    },
    {
      id: 'team',
      introduction: 'Engineers who plan it, switch it on, and pick up the phone years later.',
    },
    {
      id: 'partners',
      introduction: 'Manufacturers and specialists whose equipment and knowledge stand behind our work.',
    },
    { id: 'clients', introduction: 'In their own words, years after we switched on.' },
    {
      id: 'contact',
      heading: 'Talk to an engineer',
      introduction: 'Tell us what you are planning. You’ll hear from an engineer within two working days.',
    },
  ],
})
