import { recordTexts } from '../records/record-texts.ts'

export const newsTexts = recordTexts(
  'news',
  {
    heading: 'News',
    onCard: { title: 'In the list', hint: 'On the news page, in feeds and when the news is shared.' },
    onPage: { title: 'On its page', hint: 'Below the title, in the order given here.' },
    listed: { title: 'Listed' },
    date: 'Date',
    dateHint: 'Visitors find it from this day on.',
    summary: 'Summary',
    summaryHint: 'One or two sentences.',
    tags: 'Tags',
    tag: 'tag',
  },
  'news items',
)
