/**
 * The sections of `texts` that a visitor can meet. Every public page loads this file: what only the back office or
 * the server says is in texts/admin.ts.
 */

/** What can go wrong with a form or a page; the API uses the same messages. */
export const problems = {
  status: (status: number, statusText: string) => `Error ${status}: ${statusText}`,
  invalid: 'Please check the marked fields.',
  invalidEmail: 'Please enter a valid email address',
} as const

export const services = {
  notFound: 'Service not found',
  siteEmpty: 'No services available at the moment.',
  siteTimeout: 'Service fetch timed out. Please try again.',
  siteFailed: 'Failed to load services',
  pageTimeout: 'Request timed out. Please try again.',
  pageFailed: 'Failed to load service. Please try again later.',
  siteHeading: 'What we do',
  siteIntroduction: 'Choose a service to see what it covers.',
  learnMore: 'Learn more',
  title: (service: string, company: string) => `${service} | ${company}`,
  back: 'All services',
  features: 'What it covers',
  about: 'About this service',
  missingHint: 'It may have been renamed or withdrawn. Browse all our services.',
  quoteHint: 'Tell us about your plant and what you need.',
} as const

export const products = {
  siteEmpty: 'No products found. Please add some products in the admin panel.',
  siteFailed: 'Failed to load products. Please try again later.',
  siteHeading: 'Our products',
  siteIntroduction: 'Choose a product to see its details.',
  noPrice: 'Contact us',
  viewDetails: 'View details',
  isNew: 'New',
  isEcoFriendly: 'Eco-friendly',
  title: (product: string, company: string) => `${product} | ${company}`,
  back: 'All products',
  notFound: 'Product not found',
  missingHint: 'It may have been renamed or discontinued. Browse the rest of our range.',
  pageTimeout: 'Request timed out. Please try again.',
  pageFailed: 'Failed to load product. Please try again later.',
  price: 'Price',
  about: 'About this product',
  quoteHint: 'Tell us the rating and the quantity that you need.',
  related: (category: string) => `More in ${category}`,
  openPage: 'Open product page',
  close: 'Close',
  images: 'Pictures',
  imageOf: (number: number, count: number) => `Picture ${number} of ${count}`,
} as const

/** What a product's page says around its data. */
export const productData = {
  keyFigures: 'Key figures',
  specification: 'Specification',
  /** Above values that belong to no group. */
  ungrouped: 'General',
  /** In place of a value that differs too much to be shown in one line. */
  byVariant: 'See variants',
  drawing: 'Dimensions',
  drawingOf: (product: string) => `Dimension drawing of ${product}`,
  variants: 'Variants',
  orderCode: 'Order code',
  variant: 'Variant',
  findVariant: 'Find a variant',
  findHint: 'Order code or value',
  found: (shown: number | string, count: number) => `${shown} of ${count} variants`,
  noneFound: 'No variant matches.',
  datasheet: 'Datasheet (PDF)',
  files: 'Downloads',
  fileKinds: {
    datasheet: 'Datasheets',
    manual: 'Manuals',
    certificate: 'Certificates',
    drawing: 'Drawings',
    cad: 'CAD models',
    other: 'Other files',
  },
  accessories: 'Accessories',
  spareParts: 'Spare parts',
  questions: 'Questions',
  notForNewProjects: 'Not for new projects',
  notForNewProjectsHint: 'Please plan new projects with another product.',
  discontinued: 'Discontinued',
  discontinuedHint: 'This product is no longer made.',
  replacedBy: 'Replaced by',
  enlarge: 'enlarge',
  enlarged: 'Enlarged picture',
  placeOf: (number: number | string, count: number | string) => `${number} of ${count}`,
  actualSize: 'Actual size',
} as const

export const categories = {
  siteEmpty: 'No active categories available at the moment.',
  siteFailed: 'Failed to fetch categories',
  pageFailed: 'Failed to load category. Please try again later.',
  notFound: 'Category not found',
  siteHeading: 'Our work by category',
  siteIntroduction: 'Choose a category to see its products and events.',
  back: 'All categories',
  about: 'About this category',
  subcategories: 'In this category',
  featuredProducts: 'Featured products',
  viewAllProducts: (count: number) => `View All (${count})`,
  viewFewerProducts: 'View Less',
  missingHint: 'It may have been renamed or removed. Browse all our categories.',
  title: (category: string, company: string) => `${category} | ${company}`,
  description: (category: string, company: string) =>
    `${category} at ${company}: what we build, upcoming events and products.`,
} as const

export const events = {
  upcoming: 'Upcoming events',
  past: 'Past events',
  noUpcoming: 'No upcoming events at the moment.',
  showAllUpcoming: (count: number) => `Show all ${count} upcoming events`,
  showAllPast: (count: number) => `Show all ${count} past events`,
  showFewer: 'Show fewer events',
  details: 'Event details',
  date: 'Date',
  location: 'Location',
  organizer: 'Organizer',
  register: 'Register',
  addToCalendar: 'Add to calendar',
} as const

export const news = {
  title: (item: string, company: string) => `${item} | ${company}`,
  heading: 'News',
  introduction: 'What we have finished, learned and planned.',
  description: (company: string) => `News from ${company}: projects, products and people.`,
  empty: 'There is no news yet.',
  notFound: 'News item not found',
  missingHint: 'It may have been renamed or taken down. See our other news.',
  pageTimeout: 'Request timed out. Please try again.',
  pageFailed: 'Failed to load news. Please try again later.',
  back: 'All news',
  by: (author: string) => `By ${author}`,
  feed: 'News feed',
} as const

export const pages = {
  title: (page: string, company: string) => `${page} | ${company}`,
  notFound: 'Page not found',
  missingHint: 'It may have been renamed or taken down.',
  pageTimeout: 'Request timed out. Please try again.',
  pageFailed: 'Failed to load this page. Please try again later.',
  breadcrumbs: 'Breadcrumbs',
  back: 'Home',
  below: 'Read on',
} as const

export const references = {
  title: (reference: string, company: string) => `${reference} | ${company}`,
  heading: 'Reference projects',
  inFooter: 'References',
  introduction: 'What we were asked for, how we went about it, and what it does today.',
  description: (company: string) =>
    `Reference projects of ${company}: the task, how we solved it, and the result.`,
  empty: 'Our first reference projects will be shown here soon.',
  notFound: 'Reference project not found',
  missingHint: 'It may have been renamed or taken down. See our other projects.',
  pageTimeout: 'Request timed out. Please try again.',
  pageFailed: 'Failed to load reference projects. Please try again later.',
  back: 'All reference projects',
  data: 'Project data',
  client: 'Client',
  place: 'Place',
  year: 'Year',
  services: 'What we did',
  products: 'Equipment in this project',
  beforeAndAfter: 'Before and after',
  before: 'Before',
  after: 'After',
  imageBefore: (reference: string) => `${reference}, before`,
  imageAfter: (reference: string) => `${reference}, after`,
} as const

export const team = {
  siteEmpty: 'Our team will be introduced here soon.',
  siteFailed: 'Failed to load team members',
  siteHeading: 'The people behind it',
  siteIntroduction: 'Meet the people you will work with.',
} as const

export const clients = {
  siteEmpty: 'Client testimonials will be available soon.',
  siteFailed: 'Failed to load client testimonials',
  siteHeading: 'What clients say',
  siteIntroduction: 'In their own words.',
} as const

export const messages = {
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  subjectRequired: 'Subject is required',
  messageRequired: 'Message is required',
  thanks: 'Thank you for your message! We will get back to you soon.',
  sendFailed: 'There was an error sending your message. Please try again later.',
  siteHeading: 'Get in touch',
  siteIntroduction: 'Tell us what you are planning, or ask us a question.',
} as const

export const contact = {
  title: (company: string) => `Contact | ${company}`,
  description: (company: string) =>
    `Write to ${company}, call us or visit us: address, phone, email, and answers to common questions.`,
  form: 'Contact form',
  quoteFor: (what: string) => `Request for quote: ${what}`,
  allRequired: 'All fields are required.',
  trap: 'Leave this field empty',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  length: (count: number, max: number) => `${count} of ${max} characters`,
  privacy: 'We only use your message to reply to you.',
  privacyLink: 'How we handle your data',
  send: 'Send Message',
  sending: 'Sending...',
  retrying: "Still sending. We'll keep trying for 30 seconds; please leave this page open.",
  writeAnother: 'Write another message',
  details: 'Contact details',
  phone: 'Phone',
  emergency: 'Emergency',
  openingHours: 'Opening hours',
  email: 'Email',
  faq: 'Frequently asked questions',
  map: 'Where to find us',
  showMap: 'Show map',
  openMap: 'Open in OpenStreetMap',
  mapHint: 'The map loads from OpenStreetMap only when you ask for it.',
  mapFailed: 'The map could not be loaded.',
  mapCredit: 'OpenStreetMap contributors',
} as const

export const hero = {
  empty: 'No hero images configured',
  slides: 'Highlights',
  slide: (number: number, count: number) => `${number} of ${count}`,
} as const

export const newsletter = {
  heading: 'Newsletter',
  hint: 'News about our projects, products and events.',
  email: 'Email address',
  subscribe: 'Subscribe',
  sending: 'Subscribing...',
  thanks: 'Thank you! Please check your inbox and click the link to confirm.',
  failed: "We couldn't sign you up. Please try again.",
  privacy: 'Unsubscribe at any time.',
} as const

export const partners = {
  siteFailed: 'Failed to load partners',
  siteEmpty: 'Our partners will be introduced here soon.',
  siteHeading: 'The partners we build with',
  siteIntroduction: 'Manufacturers and specialists we work with.',
  siteInvitation: 'Would you like to work with us?',
  siteContact: 'Become a partner',
} as const

export const home = {
  title: (company: string) => `${company} | Electrical engineering for industry`,
  description: (company: string) =>
    `${company} plans, builds and looks after electrical installations for industry. Meet the partners we build with.`,
  yearsExperience: 'Years of experience',
  projectsCompleted: 'Projects completed',
} as const

export const privacy = {
  title: (company: string) => `Privacy | ${company}`,
  description: (company: string) =>
    `What ${company} stores when you visit this website, write to us or subscribe, for how long, and your rights.`,
  heading: 'Privacy',
  introduction: 'This website shows you pages. It does not watch you read them.',
  contents: 'On this page',
} as const

export const site = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  moreLinks: 'More',
  mainNavigation: 'Main navigation',
  quickLinks: 'Quick links',
  opensInNewTab: 'opens in a new tab',
  readMore: 'Read more',
  readLess: 'Read less',
  copyright: (company: string) => `© ${company}`,
  sections: {
    home: 'Home',
    services: 'Services',
    products: 'Products',
    categories: 'Categories',
    team: 'Team',
    partners: 'Partners',
    contact: 'Contact',
  },
  footer: {
    team: 'Our Team',
    contact: 'Contact Us',
    contactInfo: 'Contact',
    address: 'Address',
    phone: 'Phone',
    emergency: 'Emergency, day and night',
    email: 'Email',
    social: 'Social media',
  },
  social: {
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
  },
  topBar: { admin: 'Admin', logout: 'Logout' },
  refreshHint: 'Please try refreshing the page or contact support if the problem persists.',
  somethingWrong: 'Something went wrong',
  refreshPage: 'Refresh Page',
  startup: {
    live: 'Live',
    failed: 'React Initialization Error',
    hint: 'This part of the website runs in your browser, and it could not be started.',
    steps: [
      'Refresh the page. After an update, an older copy may still be open.',
      'Make sure that JavaScript is turned on for this website.',
      'Turn off extensions that block scripts, or try a private window.',
      'Use a current version of your browser.',
      'If the problem persists, contact support and quote the error shown here.',
    ],
  },
  requestQuote: 'Request Quote',
  playVideo: (title: string) => `Play video: ${title}`,
  videoHint: (host: string) => `The video loads from ${host} only when you press play.`,
  carousel: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    shown: (from: number | string, to: number | string, count: number) =>
      from === to ? `Showing ${from} of ${count}` : `Showing ${from} to ${to} of ${count}`,
  },
} as const
