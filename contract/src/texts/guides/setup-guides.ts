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
        text: 'Open the Dashboard and choose Continue setup. First decide what visitors see meanwhile: we recommend “Coming soon”, a page with your name and contact details.',
      },
      {
        text: 'Go through the steps in any order. Each can wait: choose Later, and it stays on the list.',
      },
      {
        text: 'While visitors see “Coming soon”, open the website in this browser: you see the real one as long as you’re signed in. To show it to others, share a preview of a release.',
      },
      {
        text: 'Choose Go online when you’re happy. To close the website again, turn on “Coming soon” in Website settings under Zoom, dates and map.',
      },
    ],
  },
]
