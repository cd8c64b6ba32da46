import { administrators, type Guide } from './guide.ts'

export const supportGuides: readonly Guide[] = [
  {
    id: 'notifications',
    screen: 'notifications',
    title: 'See what needs your attention',
    about: 'Unread messages, failed emails and images, in one list.',
    steps: [
      { text: 'Open Notifications. The newest comes first, each with what you can do about it.' },
      {
        text: 'Below the list you choose what the bell at the top counts. This applies only to you; your colleagues make their own choice.',
      },
    ],
  },
  {
    id: 'check-everything',
    screen: 'support',
    title: 'Check that everything works',
    about: 'Database, images, email and backups.',
    roles: administrators,
    steps: [
      { text: 'Open Support. It tests every part, and tells you what to do if something is wrong.' },
      { text: 'Send yourself a test email if you wonder whether emails arrive.' },
      {
        text: 'Asking someone for help? Copy diagnostics puts what they need on the clipboard. It contains no passwords.',
      },
    ],
  },
]
