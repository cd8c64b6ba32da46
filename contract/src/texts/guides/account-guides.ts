import type { Guide } from './guide.ts'

export const accountGuides: readonly Guide[] = [
  {
    id: 'protect-your-account',
    screen: 'settings',
    tab: 'admin-user',
    title: 'Change your password and protect your account',
    about: 'A second step when signing in, with an app or a passkey.',
    steps: [
      { text: 'Open Settings and choose Admin User.' },
      {
        text: 'Type a new password, then your current one, and save. You are signed out everywhere else.',
      },
      {
        text: 'Turn on two-factor sign-in with an app on your phone, and keep the recovery codes in a safe place. Or add a passkey: your fingerprint or face then takes the place of the password.',
      },
      { text: 'Below, you see where you’re signed in. End any session that you don’t recognise.' },
    ],
  },
  {
    id: 'invite-a-colleague',
    screen: 'users',
    title: 'Invite a colleague',
    about: 'Give someone access to the back office.',
    roles: ['owner'],
    steps: [
      { text: 'Open Users and click Invite.', picture: 'invite-a-colleague-1' },
      {
        text: 'Enter your colleague’s email address and choose their role: editors manage content and messages; administrators manage settings too.',
        picture: 'invite-a-colleague-2',
      },
      {
        text: 'Click Continue and confirm with your password. They get an email with a link. You see the link too, so you can pass it on yourself if email isn’t working. It works once.',
      },
    ],
  },
  {
    id: 'when-someone-leaves',
    screen: 'users',
    title: 'When a colleague leaves, or loses their phone',
    about: 'Remove someone’s access, or help them back in.',
    roles: ['owner'],
    steps: [
      {
        text: 'Open Users. Disable signs a person out everywhere at once; you can enable them again. Remove deletes the account, and their changes to the content stay.',
      },
      {
        text: 'Lost phone? Choose Reset second factor once you are sure that the request really comes from them. They can then sign in with their password alone.',
      },
      { text: 'Security log shows who signed in when, and what was changed about users.' },
    ],
  },
]
