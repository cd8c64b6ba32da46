import { limits } from '@busbar/contract'
import { recordTexts } from '../records/record-texts.ts'

export const servicesTexts = recordTexts('services', {
  heading: 'Services Management',
  addTitle: 'Add New Service',
  onCard: { title: 'On the card', hint: 'Among the services on the home page, and at the top of its page.' },
  onPage: { title: 'On its page', hint: 'Visitors see the features, or else the full description.' },
  instead: {
    title: 'When a field is empty',
    hint: 'The description stands in for a missing short one on the card, and for a missing full one on the page.',
  },
  listed: {
    title: 'Where it is listed',
    hint: 'Active services are on the home page, in the order of the list.',
  },
  shortDescriptionHint: `The card shows the first ${limits.services.cardText} characters, the page all of it.`,
  fullDescriptionHint: 'Shown only while there are no features.',
  features: 'Features',
  featuresHint: 'One short line each.',
  feature: 'feature',
})
