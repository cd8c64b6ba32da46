import { administrators, type Guide } from './guide.ts'

export const settingsGuides: readonly Guide[] = [
  {
    id: 'contact-details',
    screen: 'settings',
    tab: 'general',
    title: 'Change your phone number or address',
    about: 'Name, logo and contact details, on every page.',
    roles: administrators,
    steps: [
      { text: 'Open Settings and choose General Settings.' },
      {
        text: 'Correct the details and click Save Settings. Enquiries are emailed to the address given here.',
      },
      { text: 'Moved? Set the new position on the map under Location.' },
    ],
  },
  {
    id: 'new-hero-picture',
    screen: 'settings',
    tab: 'hero-images',
    title: 'Put a new image in the hero',
    about: 'The large images at the top of the home page.',
    roles: administrators,
    steps: [
      {
        text: 'Open Settings and choose Hero Images. At the bottom of the page, click Add slide and choose an image, ideally 1920 by 1080 pixels. It is saved as soon as it is uploaded.',
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
    id: 'your-look',
    screen: 'site-settings',
    tab: 'look',
    title: 'Use your colours and fonts',
    about: 'Colours, fonts, corners and icon of every page and email.',
    roles: administrators,
    steps: [
      {
        text: 'Open Settings and choose Look. Pick a ready-made look to start from; the page above shows your website with it.',
      },
      {
        text: 'Type or pick your two colours. Where one gives too little contrast, the button below it takes the nearest colour that everyone can read.',
      },
      {
        text: 'Choose fonts, corners and whether pages begin dark or light, and click Save Settings. Every page is published again.',
      },
    ],
  },
  {
    id: 'home-page-sections',
    screen: 'site-settings',
    tab: 'sections',
    title: 'Rename, move or hide a section, or add blocks',
    about: 'The sections of the home page, in your words and your order, with blocks between them.',
    roles: administrators,
    steps: [
      { text: 'Open Settings and choose Home page. The sections are listed as they appear on the page.' },
      {
        text: 'Write over a heading or an introduction to change it; Standard words brings the usual ones back. Move a section with its arrows or drag it by its handle.',
      },
      {
        text: 'Turn off Show to take a section off the website, or choose Hide while empty to have it appear with its first record. The menu is updated automatically.',
      },
      {
        text: 'Click Add blocks between two sections to insert text, images, numbers, cards or any other block. Blocks move with their arrows, as sections do.',
      },
      {
        text: 'Click Preview to see the page, and Save Settings to publish it. To go back, use History.',
      },
    ],
  },
  {
    id: 'menu-words-prices',
    screen: 'site-settings',
    tab: 'links',
    title: 'Change the menu, the words or the currency',
    about: 'Links at the top and in the footer, buttons, thank-you messages, and how prices are written.',
    roles: administrators,
    steps: [
      {
        text: 'Open Settings and choose Menu and footer. Turn off “follow the home page and the pages” to choose the links yourself.',
      },
      {
        text: 'Choose Words and prices to change what buttons, forms and the footer say. A field that you leave empty shows the standard words, which you see in grey.',
      },
      {
        text: 'You also choose the currency there, and how numbers are written. Prices are not converted.',
      },
      { text: 'Click Preview to see the page, and Save Settings to publish it.' },
    ],
  },
  {
    id: 'questions-and-answers',
    screen: 'settings',
    tab: 'faq',
    title: 'Edit the questions and answers',
    about: 'The FAQ beside the contact form.',
    roles: administrators,
    steps: [
      {
        text: 'Open Settings and choose FAQ. Until you write your own, the website shows three standard questions.',
        picture: 'questions-and-answers-1',
      },
      { text: 'Edit them, click Add question for another, and use the arrows to change their order.' },
      {
        text: 'Click Save Settings. To show no questions at all, turn off the switch at the top.',
      },
    ],
  },
  {
    id: 'search-engines',
    screen: 'site-settings',
    title: 'Choose what search engines show',
    about: 'Description, title and sharing image.',
    roles: administrators,
    steps: [
      { text: 'Open Settings and choose Search and sharing.' },
      {
        text: 'Write a description of one or two sentences: it appears in search results below your name. The title suffix is added to each page’s title.',
      },
      { text: 'Add a sharing image for pages without one of their own, and save.' },
      {
        text: 'A product, service, category, news item, reference project or page can have its own: unfold Search engines and address at the end of its editor.',
      },
    ],
  },
]
