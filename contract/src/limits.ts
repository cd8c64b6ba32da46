/** Every number of the specification, once. Times are milliseconds, sizes are bytes, widths are CSS pixels. */
export const limits = {
  api: { timeout: 30_000, uploadTimeout: 120_000, cacheFor: 5 * 60_000 },
  lists: { pageSize: 25, pageSizeMax: 200, unpagedMax: 1000, securityLog: 50 },
  text: { name: 200, description: 5000, url: 2048, search: 200 },
  contact: { name: 100, email: 254, subject: 150, message: 5000 },
  category: {
    titleMin: 3,
    titleUnder: 100,
    shortDescriptionUnder: 200,
    descriptionUnder: 5000,
    excerpt: 100,
  },
  password: { min: 6, max: 1024 },
  image: { maxBytes: 5 * 1024 * 1024, maxPixels: 50_000_000, types: ['JPEG', 'PNG', 'GIF', 'WEBP'] },
  hero: { maxImages: 5, recommended: { width: 1920, height: 1080 }, advanceEvery: 5000, statMin: 1 },
  logo: { recommended: { width: 200, height: 200 } },
  carousel: { advanceEvery: 5000, onePerViewUnder: 640, twoPerViewUnder: 1024 },
  navigation: { solidAfter: 50, mobileUnder: 768, narrowUnder: 640, sectionScrollDelay: 100 },
  services: { fetchAbort: 3000, cardText: 100 },
  products: { cardText: 120, viewAllAbove: 6 },
  events: { shownFirst: 3 },
  messages: { unreadRefresh: 5 * 60_000, preview: 50, badgeMax: 9 },
  clients: { preview: 40 },
  greeting: { afternoonFrom: 12, eveningFrom: 18 },
  toast: { closeAfter: 5000 },
  startupBanner: { hideAfter: 1000 },
  trash: { keptForDays: 30 },
} as const

/** What the site shows until an administrator has said otherwise. */
export const defaults = {
  company: {
    name: 'Voltaris Engineering',
    heroTitle: 'Elevating Electrical Engineering to the Next Level',
    heroButton: { text: 'Discover More', link: '#services' },
    heroStats: { yearsExperience: 10, projectsCompleted: 500 },
    coordinates: { lat: 48.8566, lng: 2.3522 },
    logoAlt: 'Company Logo',
  },
} as const
