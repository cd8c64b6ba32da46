export const supportTexts = {
  heading: 'Support',
  hint: 'Opening this page runs a live test of each part.',
  loading: 'Testing everything...',
  loadFailed: 'The server didn’t answer.',
  loadFailedHint:
    'If this continues, the application or its database isn’t running. Visitors still see the website as last published. Ask your IT team to restart it.',
  checkAgain: 'Check again',
  checkedAt: 'Checked',
  allWell: 'Everything works',
  someWarnings: 'Everything works, but some things need a look',
  someFailed: 'Something isn’t working',
  states: { ok: 'Works', warning: 'Needs a look', failed: 'Not working' },
  took: (ms: number) => `answered in ${ms} ms`,
  parts: {
    database: 'Database',
    storage: 'Image storage',
    mail: 'Mail',
    inbox: 'Answers by email',
    jobs: 'Background work',
    backup: 'Backups',
  },
  about: {
    database: 'Holds all content, messages and accounts.',
    storage: 'A small file was stored, read back and removed.',
    mail: 'Sends invitations, password links and replies. Nothing was sent just now.',
    inbox: 'Answers that visitors send by email are read from a mailbox into their conversations.',
    jobs: 'Sends emails, prepares images and empties the trash.',
    backup: 'Copies of everything, ready to restore.',
  },
  facts: {
    version: 'Version',
    bytes: 'Size',
    migrations: 'Schema',
    kind: 'Kept in',
    room: 'Free space',
    way: 'Sent by',
    lastRead: 'Last read',
    failingSince: 'Failing since',
    setAside: 'Set aside',
    waiting: 'Waiting',
    failed: 'Given up',
    oldest: 'Longest wait',
    lastBackup: 'Last backup',
    lastProof: 'Last verified restore',
  },
  values: {
    folder: 'a folder on the server',
    s3: 'an S3 bucket',
    smtp: 'a mail server',
    none: 'nothing',
  },
  seconds: (count: number) => `${count} s`,
  mend: {
    slow: 'It is responding slowly. If back-office pages take a long time to load, the server may be too busy: ask your IT team.',
    timeout:
      'It didn’t answer within five seconds. Check again in a minute; if this continues, ask your IT team.',
    unreachable: {
      database: 'It can’t be reached. Ask your IT team to start it.',
      storage:
        'You can’t upload images at the moment; existing ones still show. Ask your IT team to check whether the server’s disk is full or its bucket has moved.',
      mail: 'The mail server can’t be reached. Emails wait and are retried for about a day. Ask your IT team to check SMTP_URL.',
      inbox: 'Mailbox status is unavailable: the database can’t be reached.',
      jobs: 'It can’t be reached. Ask your IT team to restart the application.',
      backup: 'Backup status is unavailable: the database can’t be reached.',
    },
    refused:
      'The mail server rejects the user name or password. Ask your IT team to correct them in SMTP_URL; waiting emails will then be sent.',
    'nearly-full': 'Less than 1 GB is left. Ask your IT team for a larger disk before uploads fail.',
    'not-set':
      'No mail server is set up, so no one receives email. You can still invite people: copy the link and pass it on. Ask your IT team to set SMTP_URL.',
    folder:
      'Emails are saved to a folder and reach no one. That’s fine for testing; otherwise ask your IT team to set SMTP_URL.',
    'no-tls':
      'The server offers no encryption, so we send it neither emails nor passwords. Ask your IT team to use an smtps:// or imaps:// address.',
    'no-company-email':
      'Your company has no email address, so notices of enquiries go to all owners instead. Enter one in the company profile.',
    'inbox-refused':
      'The mailbox refuses the user name or password. Answers wait there unread. Ask your IT team to correct them in IMAP_URL.',
    'inbox-away':
      'The mailbox can’t be read. Answers wait there and are read as soon as it is back. Ask your IT team to check IMAP_URL.',
    'not-read':
      'The mailbox has not been read for more than five minutes. Ask your IT team to check that the application is running.',
    'set-aside': 'Some emails could not be read and were set aside. See which under',
    behind:
      'Work has been waiting for more than five minutes. That’s normal after many uploads; otherwise ask your IT team to restart the application.',
    'no-backup':
      'No backup has ever been made. If the disk fails, everything is lost: ask your IT team to run `busbar backup` every night.',
    outdated:
      'The last backup is more than two days old. Ask your IT team to check why `busbar backup` no longer runs every night.',
    unproven:
      'No backup from the last eight days has been verified by restoring it. Ask your IT team to use `busbar backup --verify`.',
    'backup-failed':
      'The last backup failed or could not be restored. Older ones are kept. Ask your IT team to run `busbar backup --verify` and check its output.',
    failures: 'Some work was retried for about a day and then abandoned. To see what it was, open',
  },
  health: 'Health',
  testMail: {
    heading: 'Test email',
    hint: (to: string) => `Sent to ${to}, to check that email leaves this server and arrives.`,
    send: 'Send me a test email',
    sending: 'Sending...',
    accepted: 'The mail server accepted it',
    acceptedHint: (to: string) =>
      `Check the inbox and spam folder of ${to}. If nothing arrives within a few minutes, ask your email provider, quoting:`,
    inFolder: 'It was saved to the mail folder',
    inFolderHint: 'No mail server is set up, so no one receives it. Ask your IT team to set SMTP_URL.',
    refused: 'It was not sent',
    refusedHint: 'Ask your IT team to check SMTP_URL and MAIL_FROM, quoting:',
    failed: 'The server didn’t answer. Please try again.',
  },
  mails: {
    tab: 'Emails',
    hint: 'Every kind of email this website sends, with made-up names.',
    loading: 'Loading emails...',
    loadFailed: 'Failed to load the emails. Please try again.',
    list: 'Kinds of email',
    subject: 'Subject',
    form: 'Form',
    forms: { html: 'With images', text: 'Plain text' },
    kinds: {
      notice: { label: 'New enquiry', when: 'To the company, when a visitor writes.' },
      acknowledgement: {
        label: 'Thanks for an enquiry',
        when: 'To a visitor who has written, if that is turned on under Enquiries in the settings.',
      },
      reply: { label: 'Reply to an enquiry', when: 'To a visitor, when someone replies.' },
      confirm: {
        label: 'Newsletter: confirmation',
        when: 'To anyone who signs up for the newsletter, to confirm the address.',
      },
      campaign: { label: 'Newsletter', when: 'To everyone who has confirmed.' },
      invitation: { label: 'Invitation', when: 'To a new user of the back office.' },
      reset: { label: 'New password', when: 'To a user who has forgotten their password.' },
      'password-changed': { label: 'Changed password', when: 'To a user whose password was changed.' },
      security: {
        label: 'Account security',
        when: 'To a user, about a sign-in from a new place and about changes to how they sign in.',
      },
      'release-failed': {
        label: 'Release not published',
        when: 'To the person who scheduled a release that could not be published on time.',
      },
      'review-asked': {
        label: 'Review requested',
        when: 'To owners and administrators, when an editor asks for a review.',
      },
      'review-sent-back': {
        label: 'Release sent back',
        when: 'To the person who asked for the review.',
      },
      test: { label: 'Test email', when: 'To the user who requests it under Health.' },
    },
  },
  diagnostics: 'Diagnostics',
  diagnosticsHint:
    'For the people who help you. It contains versions and measurements, but no passwords, visitors’ addresses or content.',
  copy: 'Copy diagnostics',
} as const
