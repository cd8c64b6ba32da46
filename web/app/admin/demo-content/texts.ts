import type { DemoContent } from '@busbar/contract'

const records = (count: number) => (count === 1 ? '1 record' : `${count.toLocaleString('en')} records`)

export const demoContentTexts = {
  label: 'Demo content',
  heading: 'Look around with demo content',
  section: 'Services, products, events, people and messages of a made-up firm, to try everything out with.',
  about:
    'See the website and the back office filled with a made-up firm’s services, products, events, people and messages. Your name, logo and contact details stay as they are, and you can remove all of it again at any time.',
  loading: 'Loading...',
  loadFailed: 'Failed to load. Please try again.',
  load: 'Load demo content',
  loadTitle: 'Load demo content?',
  starting: 'Starting...',
  /** What the owner agrees to, depending on the state of the installation. */
  whatHappens: ({ ownRecords, isComingSoon }: Pick<DemoContent, 'ownRecords' | 'isComingSoon'>) =>
    [
      isComingSoon
        ? 'Visitors still see “Coming soon”; only people who are signed in see the demo content.'
        : 'Your website is online: visitors and search engines see the demo content until you remove it.',
      ownRecords > 0 &&
        `Your own ${records(ownRecords)} stay, and the demo’s are added beside them. Slides, questions and texts of the company are added only where you have none.`,
      'You can remove it all at once.',
    ]
      .filter(Boolean)
      .join(' '),
  loadDemoFailed: 'Failed to load the demo content. Please try again.',
  loadingDemo: (done: number, total: number) =>
    total > 0 && done < total ? `Loading demo content: ${done} of ${total}` : 'Loading demo content...',
  isLoaded: 'Demo content loaded',
  isThere: ({ records: all, isComingSoon }: Pick<DemoContent, 'records' | 'isComingSoon'>) =>
    `The demo content is loaded: ${records(all)} and some messages. ${isComingSoon ? 'Visitors don’t see it: the website is not online yet.' : 'Visitors see it too.'}`,
  remove: 'Remove demo content',
  removeTitle: 'Remove demo content?',
  whatGoes: (count: number) =>
    `${records(count)} and the demo’s messages are deleted for good. Texts and slides that came with them go as well, unless you have changed them. What you entered yourself stays.`,
  withEdited: (count: number) => `Also remove ${records(count)} edited since`,
  withEditedHint:
    'Otherwise they stay, as your own. If you remove them, they are kept in the trash for 30 days.',
  removing: 'Removing demo content...',
  removeFailed: 'Failed to remove the demo content. Please try again.',
  isRemoved: 'Demo content removed',
  triedAgain: 'Something went wrong. It will be retried automatically.',
}
