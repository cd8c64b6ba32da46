/** A chapter of the manual: paragraphs, and lists of short points. */
export type Chapter = { id: string; title: string; parts: readonly (string | readonly string[])[] }

/** The manual of the back office. It says what is true today: whoever changes a behaviour changes its sentence. */
export const manual: readonly Chapter[] = [
  {
    id: 'website-and-back-office',
    title: 'How the website and the back office belong together',
    parts: [
      'Everything that visitors see is looked after here. When you save, the pages that show what you changed are made anew and are on the website within seconds. There is no separate step to publish.',
      'Visitors are served finished pages. If the back office or its database is ever down, the website stays up as it was published last; only the contact form and this back office have to wait.',
    ],
  },
  {
    id: 'account',
    title: 'Signing in and your account',
    parts: [
      'You sign in with your email address and your password. If you have forgotten it, choose “Forgot password” there: a link to choose a new one is sent to you, provided that mail works.',
      'After twelve hours without use you are asked to sign in again. If you were typing, it is still there.',
      'Under Settings, in the tab Admin User, you can:',
      [
        'change your name, email address and password; a new password ends your sessions everywhere else',
        'turn on two-factor sign-in with an app on your phone, and keep recovery codes for when it is lost',
        'add passkeys, with which you sign in without a password',
        'see where you are signed in, and sign out there',
      ],
    ],
  },
  {
    id: 'roles',
    title: 'Who may do what',
    parts: [
      [
        'An owner may do everything, and decides who may sign in.',
        'An administrator may do everything but that.',
        'An editor looks after content and messages, and cannot change settings.',
      ],
      'Owners invite people on the screen Users. The link they get works once and for a limited time. There is always at least one owner who can sign in.',
    ],
  },
  {
    id: 'content',
    title: 'Content',
    parts: [
      [
        'Products have a title, descriptions, a price, a category, a main picture and further pictures. Without a price visitors read “Contact us”.',
        'Categories are the fields you work in. Each has a page with its products and events. The arrows in the column Order change their order on the website.',
        'Events belong to a category. One with a date to come is upcoming; all others are past.',
        'Services have a page each. Without features it shows the full description.',
        'Team members are shown in the order of their names, those who are active only.',
        'Partners are shown with logo, website and a few words.',
        'Clients are testimonials: what somebody says about you, with a picture.',
      ],
      'The switch in the column Status takes a record off the website and brings it back, without deleting it.',
      'If somebody else saves the same record while you edit it, you are shown what you have both changed and choose; nobody’s work is lost.',
    ],
  },
  {
    id: 'pictures',
    title: 'Pictures',
    parts: [
      'Pictures are JPEG, PNG, GIF or WEBP files of up to 5 MB. Choose one, drop it onto the field, or paste it. It is uploaded when you save.',
      'What your camera writes into a file besides the picture, such as the place, is removed. Smaller sizes for phones are made by themselves, which takes a moment after the upload.',
      [
        'Hero images: 1920 by 1080 pixels, up to five',
        'Logo: 200 by 200 pixels',
        'Picture for sharing: 1200 by 630 pixels',
      ],
    ],
  },
  {
    id: 'messages',
    title: 'Messages',
    parts: [
      'What visitors write with the contact form arrives under Messages. The bell shows how many nobody has read. Opening a message marks it as read.',
      'To answer, write under Reply: it goes to the sender by mail, and is kept with the message under your name, so that colleagues know. Below it stands whether the mail has gone.',
      'Archive what is done. It stays findable with the filter Archived, and can be moved back to the inbox.',
      'What looks like spam is kept apart, under the filter Spam, and nobody is told of it by mail. Open it to see why it is there. Not spam moves it to the inbox, and the mail about it goes out then. How strict the filter is, you choose in Site settings, under Enquiries.',
      'When somebody asks what you know about them, open Personal data at the top of Messages: search for the address, download everything as a file, or erase it. How long messages are kept at all is set in Site settings, under Enquiries.',
    ],
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    parts: [
      'Who asks for the newsletter on the website gets a mail and is on the list only when they have confirmed it. Under Newsletter you see them all, with what they agreed to, and can remove, export and import them. Imported people are on the list at once only if you state that they have agreed; otherwise each is asked by mail first.',
      'A campaign is written like any text, with products, services and events of the website as cards. The preview shows it on a desk and on a phone, and a test goes to you alone. When you send it, everybody who has confirmed gets it, so many in a minute; you can pause, resume and cancel. Each mail has a link to leave the list, and who leaves is forgotten.',
      'What the mail server refuses is listed with its reason. An address that is refused for now is tried again by itself.',
    ],
  },
  {
    id: 'undo',
    title: 'Undoing a mistake',
    parts: [
      [
        'After deleting, a note at the top right offers Undo for a few seconds.',
        'Deleted records stay in the Trash of their screen for 30 days and can be restored there.',
        'Every record has a History: who changed what and when, and a button that brings an earlier version back.',
        'What you typed and did not save is kept in your browser and offered when you open the same form again.',
      ],
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    parts: [
      'Settings holds what the company says about itself: name and contact data, social media, hero images with the two numbers beside them, and the questions and answers next to the contact form. A new hero image is saved as soon as it is uploaded.',
      'Site settings holds how the website behaves: what search engines show, the picture for sharing, whether visitors may zoom, the time zone, the map and the privacy text.',
    ],
  },
  {
    id: 'keyboard',
    title: 'With the keyboard',
    parts: [
      [
        'Ctrl K (⌘ K on a Mac) goes to any screen and finds any record',
        '/ puts the cursor into the search of a list',
        'Esc closes a dialog, and asks first if something is unsaved',
      ],
    ],
  },
  {
    id: 'trouble',
    title: 'When something does not work',
    parts: [
      'Notifications lists mails that could not be sent and pictures that could not be prepared, each with what to do about it. Owners and administrators find under Support whether every part works, how to mend what does not, a test mail to themselves, and how every kind of mail looks.',
    ],
  },
]
