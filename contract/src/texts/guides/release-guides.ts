import { administrators, type Guide } from './guide.ts'

export const releaseGuides: readonly Guide[] = [
  {
    id: 'publish-together',
    screen: 'releases',
    title: 'Prepare changes and publish them together',
    about: 'Visitors don’t see them until you publish.',
    steps: [
      {
        text: 'In the editor of a record, click Save as draft instead of Save. Visitors keep seeing what is live. Preview shows the page as it will be.',
        picture: 'publish-together-1',
      },
      {
        text: 'Open Releases, click New release and give it a name. Then click Add drafts and choose yours.',
      },
      {
        text: 'The release lists the drafts that are in it and the pages that change. If a colleague has changed the same fields in the meantime, you’ll see both versions and choose one.',
        picture: 'publish-together-2',
      },
      {
        text: 'Click Publish now, or Schedule… for a date and a time. Everything goes live together, and Undo takes it all back.',
      },
    ],
  },
  {
    id: 'share-a-preview',
    screen: 'releases',
    title: 'Show changes to someone before they are live',
    about: 'With a link that needs no account.',
    steps: [
      { text: 'Open Releases and the release, or the draft, that you want to show.' },
      {
        text: 'Under Share preview, choose how long the link works and click Create link. Copy it right away: it is shown only once.',
        picture: 'share-a-preview-1',
      },
      {
        text: 'Anyone with the link sees the website as it will be. Click Withdraw to end it early; publishing ends it, too.',
      },
    ],
  },
  {
    id: 'ask-for-a-review',
    screen: 'releases',
    title: 'Ask for a review',
    about: 'Where editors may not publish by themselves.',
    steps: [
      {
        text: 'Save your changes as a draft. To delete a record, click Delete in its row: that becomes a draft as well.',
      },
      {
        text: 'Open Releases and your draft, or the release that you have put it into. Click Ask for review… and describe the changes.',
        picture: 'ask-for-a-review-1',
      },
      {
        text: 'Owners and administrators get a notification and an email with a preview. They publish it, or send it back with a note; you get that in the bell and by email.',
      },
    ],
  },
  {
    id: 'review-drafts',
    screen: 'releases',
    title: 'Review what editors have drafted',
    about: 'Look at it, then publish it or send it back.',
    roles: administrators,
    steps: [
      {
        text: 'To have editors ask first, open Settings, then Review, turn on Editors need a review, and save.',
        picture: 'review-drafts-1',
      },
      {
        text: 'Open the release from the bell or the email. The note describes the changes; under Pages that change you see each page as it will be.',
      },
      {
        text: 'Click Publish now, or Send back… to say what should be changed first.',
        picture: 'review-drafts-2',
      },
    ],
  },
  {
    id: 'go-back-in-time',
    screen: 'time-machine',
    title: 'See the website as it was, and bring it back',
    about: 'After any change: one record, or everything.',
    steps: [
      {
        text: 'Open Time machine. It lists every change to content and settings, with who made it and when. Narrow it down by kind, person or day.',
        picture: 'go-back-in-time-1',
      },
      {
        text: 'Click See the website as it was. Follow the links to walk through it; what differs from today is marked.',
        picture: 'go-back-in-time-2',
      },
      {
        text: 'Click Bring this record back, or Bring everything back. Either makes a release: nothing is live yet.',
      },
      { text: 'Look at the release, then click Publish now. Undo takes it back again.' },
    ],
  },
]
