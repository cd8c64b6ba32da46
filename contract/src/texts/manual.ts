/** A chapter of the manual: paragraphs, and lists of short points. */
export type Chapter = { id: string; title: string; parts: readonly (string | readonly string[])[] }

/** The manual of the back office. Change its sentence together with the behaviour. */
export const manual: readonly Chapter[] = [
  {
    id: 'website-and-back-office',
    title: 'How the website and the back office work together',
    parts: [
      'You manage everything visitors see from here. When you save, the pages affected are updated on the website within seconds. There is no separate publishing step.',
      'Visitors get finished pages. If the back office or its database is ever down, the website stays up as last published; only the contact form and this back office have to wait.',
    ],
  },
  {
    id: 'account',
    title: 'Signing in and your account',
    parts: [
      'You sign in with your email address and password. If you’ve forgotten your password, choose “Forgot password” and we’ll email you a link to choose a new one.',
      'After twelve hours without activity you’ll be asked to sign in again. Anything you were typing is still there.',
      'In Settings, under My account, Admin User lets you:',
      [
        'change your name, email address and password; a new password signs you out everywhere else',
        'turn on two-factor sign-in with an app on your phone, and keep recovery codes in case you lose it',
        'add passkeys to sign in without a password',
        'see where you’re signed in, and sign out there',
      ],
    ],
  },
  {
    id: 'roles',
    title: 'Who can do what',
    parts: [
      [
        'Owners can do everything, including managing users.',
        'Administrators can do everything except manage users.',
        'Editors manage content and messages, but not settings.',
      ],
      'Owners invite people on the Users screen. The link they get works once and for a limited time. There is always at least one owner who can sign in.',
    ],
  },
  {
    id: 'content',
    title: 'Content',
    parts: [
      [
        'Products have a title, descriptions, a price, a category and images, the first of which is the main one. Without a price, visitors see “Contact us”. The full description can have headings, lists and tables.',
        'Categories are the fields you work in. Each has a page with its products and events. The arrows in the Order column change their order on the website.',
        'Events belong to a category. Events with a future date are upcoming; all others are past.',
        'Each service has its own page. Without features, it shows the full description.',
        'Active team members appear in order of name.',
        'Partners appear with their logo, website and a short description.',
        'Clients are testimonials: what someone says about you, with an image.',
      ],
      'The switch in the Status column takes a record off the website, or puts it back, without deleting it. Tick several records to show, hide or delete them at once; Undo takes all of it back.',
      'If someone else saves the same record while you’re editing it, you’ll see what you both changed and choose; no one’s work is lost.',
    ],
  },
  {
    id: 'pictures',
    title: 'Images',
    parts: [
      'Images are JPEG, PNG, GIF or WEBP files. Choose them, drop them onto the field, or paste them. Large photos are made smaller; files that are still over 5 MB are rejected.',
      'An image is uploaded as soon as you choose it, and appears on the website when you save. If the connection breaks, the upload continues when it’s back.',
      'Hidden data in an image, such as where it was taken, is removed. Smaller sizes for phones are made automatically, shortly after the upload.',
      [
        'Hero images: 1920 by 1080 pixels, up to five',
        'Logo: 200 by 200 pixels',
        'Sharing image: 1200 by 630 pixels',
      ],
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    parts: [
      'Messages from the contact form appear under Messages. The bell shows how many are unread. Opening a message marks it as read.',
      'To answer, write under Reply: your reply is emailed to the sender and kept with the message under your name, so your colleagues can see it. Below it you see whether the email has been sent. A reply you haven’t sent yet is still there when you open the message again.',
      'Archive a message when you’re done with it. It leaves the inbox; the search and the Archived filter still find it, and you can move it back. Messages whose last word is yours are marked as answered.',
      'Suspected spam is kept separately, under the Spam filter, and no one is notified by email. Open a message to see why it’s there. Not spam moves it to the inbox and sends the notification. You choose how strict the filter is in Settings, under Enquiries.',
      'When someone asks what you know about them, open Personal data at the top of Messages: search for their address, download everything as a file, or erase it, also from the website. How long messages are kept is set in Settings, under Enquiries.',
    ],
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    parts: [
      'People who sign up on the website get an email and join the list only once they confirm. Under Newsletter you see all subscribers and what they agreed to, and can remove, export and import them. Imported people join the list right away only if you state that they have agreed; otherwise each is asked by email first.',
      'Write a campaign like any text, and add products, services and events from the website as cards. The preview shows it on a desktop and a phone, and you can send yourself a test. When you send it, it goes to everyone who has confirmed, a limited number per minute; you can pause, resume and cancel. Where editors need a review, an administrator sends it. Every email has an unsubscribe link, and we delete the address of anyone who uses it.',
      'Addresses the mail server refuses are listed with the reason. Temporary refusals are retried automatically.',
    ],
  },
  {
    id: 'releases',
    title: 'Drafts and releases',
    parts: [
      'Save publishes at once. Save as draft keeps your work to yourself and your colleagues: visitors don’t see it. A release is a named set of drafts that go live together; a draft that is in none goes live on its own.',
      'Under Releases you see what is waiting, which pages each release changes, and whether a colleague has changed the same fields in the meantime. Publish now, or schedule a date and a time. If a scheduled release can’t be published, none of it goes live, and we email the person who scheduled it.',
      'After publishing, Undo brings every record back to what it was, and the drafts with it. Published releases stay listed, and can be undone later as well.',
      'Share preview makes a link that shows the website with the release in it, without an account. It expires, you can withdraw it, and search engines never list it.',
    ],
  },
  {
    id: 'undo',
    title: 'Undoing a mistake',
    parts: [
      [
        'After you delete something, a note at the top right offers Undo for a few seconds.',
        'Deleted records stay in the Trash of their screen for 30 days, with who deleted them and how many days are left. Restore one or several there. Owners and administrators can also delete them for good.',
        'Every record has a History: who changed what and when, and a button to restore an earlier version. Each section of the settings has one too.',
        'Time machine lists every change that anyone has made. It shows the website as it was after any of them, and brings one record or everything back as a release, which you look at before you publish it.',
        'Anything you typed but didn’t save is kept in your browser and offered when you open the same form again.',
      ],
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    parts: [
      'Settings has three places:',
      [
        'Company: name and contact details, social media, and where the map points.',
        'Website: hero images and the two figures beside them, questions and answers, what search engines show, zoom, dates and map, the privacy text, enquiries and personal data.',
        'My account: your name, email and password, and how and where you sign in.',
      ],
      'You can switch sections before you save. A dot marks each one with unsaved changes, and Save Settings saves them all. A new hero image is saved as soon as it is uploaded.',
    ],
  },
  {
    id: 'keyboard',
    title: 'Keyboard shortcuts',
    parts: [
      [
        'Ctrl K (⌘ K on a Mac) goes to any screen and finds any record',
        'Ctrl S (⌘ S on a Mac) saves what you are editing',
        '/ jumps to a list’s search box',
        'J and K go to the next message and the one before',
        'Esc closes the topmost dialog, and asks first if you have unsaved changes',
      ],
    ],
  },
  {
    id: 'trouble',
    title: 'When something isn’t working',
    parts: [
      'Notifications lists undelivered emails and images that could not be prepared, each with what to do about it. Under Support, owners and administrators can see whether every part works and how to fix what doesn’t, send themselves a test email, and see what every kind of email looks like.',
    ],
  },
]
