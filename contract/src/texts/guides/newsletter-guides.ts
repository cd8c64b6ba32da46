import type { Guide } from './guide.ts'

export const newsletterGuides: readonly Guide[] = [
  {
    id: 'send-a-newsletter',
    screen: 'newsletter',
    tab: 'campaigns',
    title: 'Send a newsletter',
    about: 'To everyone who has confirmed that they want it.',
    steps: [
      { text: 'Open Newsletter, choose Campaigns and click New campaign.' },
      {
        text: 'Write a title and a text, and add products, services or events from your website. The preview shows what readers will get.',
        picture: 'send-a-newsletter-1',
      },
      { text: 'Click Save draft, then Send a test to me. Read it once more on your phone.' },
      {
        text: 'Click Send and confirm. You can follow the progress, and pause or cancel it while it is being sent.',
      },
    ],
  },
  {
    id: 'manage-subscribers',
    screen: 'newsletter',
    title: 'Add or remove newsletter subscribers',
    about: 'With their consent on record.',
    steps: [
      {
        text: 'Visitors subscribe on the website and confirm by email. Under Newsletter you see who is waiting and who has confirmed.',
      },
      {
        text: 'To add people from elsewhere, click Import and paste their addresses or choose a CSV file. Unless you can prove their consent, they are asked by email first.',
      },
      {
        text: 'Someone wants to leave? Every newsletter has a link for that. You can also find the address here and remove it.',
      },
    ],
  },
]
