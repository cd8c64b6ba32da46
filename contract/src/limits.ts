/** Every number of the specification, once. Times are milliseconds, sizes are bytes, widths are CSS pixels. */
export const limits = {
  api: { timeout: 30_000, uploadTimeout: 120_000, cacheFor: 5 * 60_000 },
  lists: { pageSize: 25, pageSizeMax: 200, unpagedMax: 1000, securityLog: 50, history: 50 },
  text: { name: 200, short: 500, description: 5000, long: 20_000, article: 60_000, url: 2048, search: 200 },
  contact: { name: 100, email: 254, subject: 150, message: 5000, retryFor: 30_000 },
  category: {
    titleMin: 3,
    titleUnder: 100,
    shortDescriptionUnder: 200,
    descriptionUnder: 5000,
    excerpt: 100,
    maxSubcategories: 50,
  },
  password: { min: 6, max: 1024 },
  image: {
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 50_000_000,
    maxFrames: 1000,
    types: ['JPEG', 'PNG', 'GIF', 'WEBP'],
    widths: [320, 640, 960, 1280, 1920],
  },
  hero: {
    maxImages: 5,
    recommended: { width: 1920, height: 1080 },
    advanceEvery: 5000,
    statMin: 1,
    statMax: 1_000_000,
    buttonText: 60,
  },
  company: { phone: 60 },
  logo: { recommended: { width: 200, height: 200 } },
  carousel: { advanceEvery: 5000, onePerViewUnder: 640, twoPerViewUnder: 1024 },
  navigation: { solidAfter: 50, mobileUnder: 768, narrowUnder: 640, sectionScrollDelay: 100 },
  services: { fetchAbort: 3000, cardText: 100, maxFeatures: 50 },
  products: {
    cardText: 120,
    viewAllAbove: 6,
    onLanding: 60,
    maxImages: 20,
    priceMax: 9_999_999_999.99,
    bulkMax: 1000,
  },
  events: { shownFirst: 3 },
  messages: { unreadRefresh: 5 * 60_000, preview: 50, badgeMax: 9, countMax: 1000 },
  clients: { preview: 40 },
  dashboard: { days: 30, countMax: 1000, names: 3 },
  greeting: { afternoonFrom: 12, eveningFrom: 18 },
  faq: { question: 300, answer: 2000, max: 50 },
  toast: { closeAfter: 5000 },
  startupBanner: { hideAfter: 1000 },
  trash: { keptForDays: 30 },
} as const

/** What the site shows until an administrator has said otherwise. */
export const defaults = {
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  company: {
    name: 'Voltaris Engineering',
    heroTitle: 'Elevating Electrical Engineering to the Next Level',
    heroButton: { text: 'Discover More', link: '#services' },
    heroStats: { yearsExperience: 10, projectsCompleted: 500 },
    coordinates: { lat: 48.8566, lng: 2.3522 },
    logoAlt: 'Company Logo',
    faq: [
      {
        question: 'Which industries do you work for?',
        answer:
          'Manufacturing, utilities, data centres, logistics and public infrastructure, from single boards to whole substations.',
      },
      {
        question: 'How soon can you start on a project?',
        answer:
          'Tell us about it with the contact form. You hear from an engineer within two working days, with a first date.',
      },
      {
        question: 'Do you look after installations that others have built?',
        answer:
          'Yes. We begin with an inspection and a written report, and agree on maintenance and response times from there.',
      },
    ],
  },
} as const
