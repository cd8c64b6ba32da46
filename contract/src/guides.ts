import type { Role } from './session.ts'

type Step = {
  text: string
  /** A picture of the screen, made by `npm run help-pictures`. */
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

/** The guides of the help, by how often people ask. */
export const guides: readonly Guide[] = [
  {
    id: 'change-a-price',
    title: 'Change a price',
    about: 'A product’s price, or “Contact us” instead of one.',
    steps: [
      {
        text: 'Open Products and find the product: type a part of its name into the search. Then click the pencil at the end of its row.',
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
    about: 'With title, description, picture and category.',
    steps: [
      { text: 'Open Products and click Add Product.', picture: 'add-a-product-1' },
      {
        text: 'Fill in the title and the short description: those two are needed. Choose a category, so that the product is on that category’s page too.',
        picture: 'add-a-product-2',
      },
      {
        text: 'Add the main image: choose a file, drop it there, or paste it. Below it there is room for further images.',
      },
      {
        text: 'Click Save. To prepare something in peace, set the status to Inactive: it is not on the website until you activate it.',
      },
    ],
  },
  {
    id: 'answer-an-enquiry',
    title: 'Answer an enquiry',
    about: 'From the contact form to your answer.',
    steps: [
      {
        text: 'The bell shows how many messages nobody has read. Open Messages and click the message.',
        picture: 'answer-an-enquiry-1',
      },
      {
        text: 'Write your answer under Reply and click Send reply. It goes to the sender by mail, and is kept with the message under your name, so that colleagues know.',
        picture: 'answer-an-enquiry-2',
      },
      { text: 'Click Archive when all is done. The filter Archived finds it again.' },
    ],
  },
  {
    id: 'new-hero-picture',
    title: 'Put a new picture in the hero',
    about: 'The large pictures at the top of the home page.',
    roles: ['owner', 'admin'],
    steps: [
      {
        text: 'Open Settings and choose the tab Hero Images. At the end of the page, click Add slide and choose a picture, best 1920 by 1080 pixels. It is saved as soon as it is uploaded.',
        picture: 'new-hero-picture-1',
      },
      {
        text: 'Give the slide a title, a subtitle and a button, and click Save Settings.',
        picture: 'new-hero-picture-2',
      },
      {
        text: 'The arrows change the order of the slides. There can be five; remove one to make room for another.',
      },
    ],
  },
  {
    id: 'undo-a-mistake',
    title: 'Undo a mistake',
    about: 'Bring back what was deleted or overwritten.',
    steps: [
      {
        text: 'Deleted just now? Click Undo in the note at the top right. Deleted up to 30 days ago? Open Trash on the record’s screen and click Restore.',
        picture: 'undo-a-mistake-1',
      },
      {
        text: 'Changed by mistake? Open the record for editing and click History. You see who changed what and when; Bring back this version makes an earlier version the current one.',
        picture: 'undo-a-mistake-2',
      },
    ],
  },
  {
    id: 'invite-a-colleague',
    title: 'Invite a colleague',
    about: 'Give somebody access to the back office.',
    roles: ['owner'],
    steps: [
      { text: 'Open Users and click Invite.', picture: 'invite-a-colleague-1' },
      {
        text: 'Enter the colleague’s address and choose what they may do: an editor looks after content and messages, an administrator after settings too.',
        picture: 'invite-a-colleague-2',
      },
      {
        text: 'They get a mail with a link. You also see the link: copy it and hand it over yourself if mail does not work. It works once.',
      },
    ],
  },
]
