import { administrators, type Guide } from './guide.ts'

export const setupGuides: readonly Guide[] = [
  {
    id: 'set-up-your-website',
    screen: 'setup',
    title: 'Set up your website and go online',
    about: 'From an empty website to one with your name, in about an hour.',
    roles: administrators,
    steps: [
      {
        text: 'Open the Dashboard and choose Continue setup. First decide what visitors see in the meantime: we recommend “Coming soon”, a page with your name and contact details.',
      },
      {
        text: 'Go through the steps in any order. Each can wait: choose Later, and it stays on the list.',
      },
      {
        text: 'While visitors see “Coming soon”, open the website in this browser: you see the real one as long as you’re signed in. To show it to others, share a preview of a release.',
      },
      {
        text: 'Choose Go online when you’re happy. If something is still missing, such as an email address for enquiries, you’ll see a list first. To close the website again, turn on “Coming soon” in the settings under Zoom, dates and map.',
      },
    ],
  },
  {
    id: 'look-around-with-demo-content',
    screen: 'setup',
    title: 'Look around with demo content',
    about: 'A made-up firm fills the website and the back office, until you remove it.',
    roles: ['owner'],
    steps: [
      {
        text: 'Open the setup, or the settings under Demo content, and choose Load demo content. While visitors see “Coming soon”, they see nothing of it.',
      },
      {
        text: 'Look around and try things out. Your name, logo and contact details stay as they are, and steps of the setup count only what you have entered yourself.',
      },
      {
        text: 'Choose Remove demo content in the same place. Records that you have edited since then stay, unless you choose to remove them too.',
      },
    ],
  },
]
