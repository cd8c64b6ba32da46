import type { Role } from '../types/accounts/session.ts'

type Step = {
  text: string
  /** A picture of the screen, made by `npm run screenshots`. */
  picture?: string
}

/** How to do one thing, step by step. */
export type Guide = {
  id: string
  title: string
  about: string
  roles?: readonly Role[]
  steps: readonly Step[]
}

/** The guides under Help, most common first. */
export const guides: readonly Guide[] = [
  {
    id: 'change-a-price',
    title: 'Change a price',
    about: 'Set a product’s price, or show “Contact us” instead.',
    steps: [
      {
        text: 'Open Products and search for part of the product’s name. Then click the pencil at the end of its row.',
        picture: 'change-a-price-1',
      },
      {
        text: 'Change Price in dollars. Leave it empty to show “Contact us”.',
        picture: 'change-a-price-2',
      },
      { text: 'Click Update. The new price is on the website within seconds.' },
    ],
  },
  {
    id: 'add-a-product',
    title: 'Add a product',
    about: 'With title, description, image and category.',
    steps: [
      { text: 'Open Products and click Add Product.', picture: 'add-a-product-1' },
      {
        text: 'Fill in the title and the short description; both are required. Choose a category to show the product on that category’s page too.',
        picture: 'add-a-product-2',
      },
      {
        text: 'Add the main image: choose a file, drop it there, or paste it. You can add more images below.',
      },
      {
        text: 'Click Save. Not ready to publish? Set the status to Inactive: the product stays off the website until you activate it.',
      },
    ],
  },
  {
    id: 'answer-an-enquiry',
    title: 'Answer an enquiry',
    about: 'From the contact form to your reply.',
    steps: [
      {
        text: 'The bell shows how many messages are unread. Open Messages and click the message.',
        picture: 'answer-an-enquiry-1',
      },
      {
        text: 'Write your answer under Reply and click Send reply. It is emailed to the sender and kept with the message under your name, so your colleagues can see it.',
        picture: 'answer-an-enquiry-2',
      },
      { text: 'Click Archive when you’re done. The Archived filter brings it up again.' },
    ],
  },
  {
    id: 'new-hero-picture',
    title: 'Put a new image in the hero',
    about: 'The large images at the top of the home page.',
    roles: ['owner', 'admin'],
    steps: [
      {
        text: 'Open Settings and choose the Hero Images tab. At the bottom of the page, click Add slide and choose an image, ideally 1920 by 1080 pixels. It is saved as soon as it is uploaded.',
        picture: 'new-hero-picture-1',
      },
      {
        text: 'Give the slide a title, a subtitle and a button, and click Save Settings.',
        picture: 'new-hero-picture-2',
      },
      {
        text: 'Use the arrows to change the order of the slides. You can have up to five; remove one to make room for another.',
      },
    ],
  },
  {
    id: 'undo-a-mistake',
    title: 'Undo a mistake',
    about: 'Bring back something deleted or overwritten.',
    steps: [
      {
        text: 'Deleted just now? Click Undo in the note at the top right. Deleted up to 30 days ago? Open Trash on the record’s screen and click Restore.',
        picture: 'undo-a-mistake-1',
      },
      {
        text: 'Changed by mistake? Open the record for editing and click History. You’ll see who changed what and when; Bring back this version makes an earlier version current again.',
        picture: 'undo-a-mistake-2',
      },
    ],
  },
  {
    id: 'invite-a-colleague',
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
]
