import type { SetupGap, SetupStep } from '@busbar/contract'

type StepTexts = { title: string; about: string; action?: string }

const steps: Record<SetupStep, StepTexts> = {
  visitors: {
    title: 'What should visitors see in the meantime?',
    about:
      'Until you go online, visitors can see a page that says “Coming soon” with your name and contact details. You see the real website as long as you are signed in.',
  },
  name: { title: 'Your company’s name', about: 'It appears at the top of every page and in every email.' },
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
  hint: 'Your own website in about an hour. Every step can wait, and you can change everything later.',
  loading: 'Loading...',
  loadFailed: 'Failed to load the setup. Please try again.',
  saveFailed: 'Failed to save. Please try again.',
  steps,
  progress: (done: number, all: number) => `${done} of ${all} done`,
  states: { done: 'Done', later: 'Later', open: 'To do' },
  isDraft: 'Saved as a draft',
  draftHint: 'Visitors see it once you publish it.',
  openDraft: 'Open the draft',
  later: 'Later',
  laterOf: (step: string) => `Later: ${step}`,
  /** The button that opens a closed step, by its state. */
  opens: { done: 'Change', later: 'Do it now', open: 'Open' },
  opensOf: (verb: string, step: string) => `${verb}: ${step}`,
  recommended: 'Recommended',
  comingSoon: 'Show “Coming soon”',
  comingSoonHint: 'Nothing unfinished is public until you go online.',
  public: 'Show the website right away',
  publicHint: 'Visitors see it grow, starting with standard texts.',
  save: 'Save',
  goOnline: 'Go online',
  isOnline: 'Your website is online',
  continue: 'Continue setup',
  back: 'Back to the setup',
  hideBack: 'Hide the link back to the setup',
  comingSoonNow: 'Visitors see “Coming soon”.',
  onlineNow: 'Visitors see the website.',
}

const sentences: Record<SetupGap, (seen: string) => string> = {
  'enquiries-address': () => 'No one gets enquiries by email: there is no address to send them to.',
  'mail-server': () =>
    'No email is sent, neither notices of enquiries nor your replies: there is no mail server.',
  name: (seen) => `Every page is headed “${seen}” instead of your name.`,
  services: (seen) => `Under services, visitors read “${seen}”`,
  products: (seen) => `Under products, visitors read “${seen}”`,
  'hero-images': (seen) => `At the top of the home page, visitors read “${seen}”.`,
}

/** What visitors miss as long as it is not there. */
export const gapTexts = {
  heading: 'What visitors miss',
  beforehand: 'If you go online now, this is what visitors miss:',
  question: 'Go online anyway?',
  goOnline: 'Go online anyway',
  sentences,
  actions: {
    'enquiries-address': 'Add the email address',
    'mail-server': 'See how to set one up',
    name: 'Enter the name',
    services: 'Add a service',
    products: 'Add a product',
    'hero-images': 'Add a slide',
  } satisfies Record<SetupGap, string>,
}
