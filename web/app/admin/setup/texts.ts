import type { SetupStep } from '@busbar/contract'

type StepTexts = { title: string; about: string; action?: string }

const steps: Record<SetupStep, StepTexts> = {
  visitors: {
    title: 'What should visitors see meanwhile?',
    about:
      'Until you go online, visitors can meet a page that says “Coming soon” with your name and contact details. You see the real website as long as you are signed in.',
  },
  name: { title: 'Your company’s name', about: 'It stands at the top of every page and in every email.' },
  logo: {
    title: 'Your logo',
    about: 'Shown beside the name. Without one, visitors see your initials.',
    action: 'Add the logo',
  },
  colours: {
    title: 'Your colours',
    about: 'Two colours and a pair of fonts make the website look like yours.',
    action: 'Choose colours',
  },
  contact: {
    title: 'How to reach you',
    about: 'Enquiries go to the email address. What you leave empty is not shown.',
  },
  email: {
    title: 'Email that arrives',
    about: 'Enquiries, replies and invitations are sent by email. A test shows whether they get through.',
  },
  service: {
    title: 'Your first service',
    about: 'A title and a few sentences are enough to begin with.',
    action: 'Add a service',
  },
  product: {
    title: 'Your first product',
    about: 'A title, one sentence and an image if you have one.',
    action: 'Add a product',
  },
  online: {
    title: 'Go online',
    about: 'Visitors see the website from then on, and search engines are welcome.',
  },
}

export const setupTexts = {
  heading: 'Set up your website',
  hint: 'About an hour to a website of your own. Every step can wait, and all of it can be changed later.',
  loading: 'Loading...',
  loadFailed: 'Failed to load the setup. Please try again.',
  saveFailed: 'Failed to save. Please try again.',
  steps,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { done: 'Done', later: 'Later', open: 'To do' },
  later: 'Later',
  laterOf: (step: string) => `Later: ${step}`,
  /** What opens a step that is closed, by how it stands. */
  opens: { done: 'Change', later: 'Do it now', open: 'Open' },
  opensOf: (verb: string, step: string) => `${verb}: ${step}`,
  recommended: 'Recommended',
  comingSoon: 'Show “Coming soon”',
  comingSoonHint: 'Nothing unfinished is public until you go online.',
  public: 'Show the website right away',
  publicHint: 'Visitors see it grow, beginning with standard texts.',
  save: 'Save',
  goOnline: 'Go online',
  isOnline: 'Your website is online',
  continue: 'Continue setup',
  comingSoonNow: 'Visitors see “Coming soon”.',
  onlineNow: 'Visitors see the website.',
}
