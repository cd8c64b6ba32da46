import { administrators, type Guide } from './guide.ts'

export const messageGuides: readonly Guide[] = [
  {
    id: 'answer-an-enquiry',
    screen: 'messages',
    title: 'Answer an enquiry',
    about: 'From the contact form to your reply.',
    steps: [
      {
        text: 'Messages in the menu shows how many are unread. Open it and click a message.',
        picture: 'answer-an-enquiry-1',
      },
      {
        text: 'Write your answer at the bottom and click Send reply. It is emailed to the sender and kept with the message under your name, so your colleagues can see it. For ten seconds you can still undo it.',
        picture: 'answer-an-enquiry-2',
      },
      {
        text: 'The list now marks the message as answered. Click Archive when you’re done: it leaves the inbox, and the Archived filter and the search still find it.',
      },
      { text: 'Need more time? Click Mark as unread, and it looks as if no one had opened it.' },
    ],
  },
  {
    id: 'save-an-answer',
    screen: 'messages',
    title: 'Save an answer you send often',
    about: 'Opening hours, delivery times, the way to your office.',
    steps: [
      { text: 'Open a message and write the answer once.' },
      {
        text: 'Click Saved answers and choose Save this text as an answer. Give it a name that your colleagues understand, too.',
      },
      { text: 'Next time, click Saved answers and choose it: it is inserted where the cursor is.' },
    ],
  },
  {
    id: 'deal-with-spam',
    screen: 'messages',
    title: 'Deal with spam',
    about: 'Look through what was set aside, and release what isn’t spam.',
    steps: [
      {
        text: 'Open Messages and choose Spam in the filter. Nobody is emailed about these messages.',
        picture: 'deal-with-spam-1',
      },
      {
        text: 'Open one to see why it was set aside. Not spam moves it to the inbox and sends the notification that was held back.',
      },
      { text: 'Spam in the inbox? Click the shield in its row.' },
      { text: 'Owners and administrators choose how strict the filter is: in Settings, under Enquiries.' },
    ],
  },
  {
    id: 'personal-data',
    screen: 'site-settings',
    tab: 'personal-data',
    title: 'Answer a question about personal data',
    about: 'When someone asks what you know about them, or wants it erased.',
    roles: administrators,
    steps: [
      { text: 'Open Messages and click Personal data at the top.' },
      { text: 'Enter the person’s email address and click Search. You see everything that is stored.' },
      {
        text: 'Download it as a file and send it to them, or click Erase everything. Erasing can’t be undone.',
      },
    ],
  },
]
