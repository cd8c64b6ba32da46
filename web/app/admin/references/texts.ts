import { recordTexts } from '../records/record-texts.ts'

export const referencesTexts = recordTexts(
  'references',
  {
    onCard: {
      title: 'In the list',
      hint: 'On the page of all reference projects, with the services and products that were used, and when the project is shared.',
    },
    used: {
      title: 'What was used',
      hint: 'The project is shown on the page of each of these. Visitors see only those that are on the website.',
    },
    figures: { title: 'Numbers', hint: 'The first two also appear in the list.' },
    images: { title: 'Before and after', hint: 'Shown side by side once there are both.' },
    onPage: { title: 'On its page', hint: 'Below all of this, in the order given here.' },
    listed: { title: 'Listed' },
    client: 'Client',
    place: 'Place',
    year: 'Year',
    yearHint: 'When it was finished.',
    summary: 'Summary',
    summaryHint: 'One or two sentences.',
    services: 'Services',
    products: 'Products',
    before: 'Image before',
    after: 'Image after',
  },
  'reference projects',
)
