import { startLimits } from './start-limits.ts'

/** Every number of the specification, once. Times are milliseconds, sizes are bytes, widths are CSS pixels. */
export const limits = {
  ...startLimits,
  api: { timeout: 30_000, uploadTimeout: 120_000, cacheFor: 5 * 60_000 },
  lists: {
    pageSize: 25,
    pageSizeMax: 200,
    unpagedMax: 1000,
    /** How many records may be changed at once. */
    searchCountMax: 1000,
    securityLog: 50,
    history: 50,
    bulkMax: 1000,
  },
  text: { name: 200, short: 500, description: 5000, long: 20_000, article: 60_000, url: 2048, search: 200 },
  contact: { name: 100, email: 254, subject: 150, message: 5000, added: 300, retryFor: 30_000 },
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
    alt: 250,
    types: ['JPEG', 'PNG', 'GIF', 'WEBP'],
    widths: [320, 640, 960, 1280, 1920],
    /** The width of the smallest one, for lists in the back office. */
    thumbnail: 128,
    /** What networks and messengers show of a shared page. */
    share: { width: 1200, height: 630 },
  },
  /** Files for download. They are held in memory while they are looked at. */
  files: { maxBytes: 25 * 1000 * 1000, version: 40, entries: 5000 },
  videos: { maxBytes: 50 * 1000 * 1000 },
  releases: { drafts: 200, listed: 200, linkDays: 90, usualLinkDays: 7 },
  /** How many addresses of a page are asked for at once. */
  editing: { links: 300 },
  hero: {
    maxImages: 5,
    recommended: { width: 1920, height: 1080 },
    advanceEvery: 5000,
    statMin: 1,
    statMax: 1_000_000,
    buttonText: 60,
  },
  company: { phone: 60, openingHours: 300, openingLines: 5 },
  references: { yearMin: 1900, yearMax: 2100, named: 24, facts: 8, onPage: 60, onRecord: 3 },
  news: { tag: 40, tags: 8, onPage: 200, inFeed: 20 },
  /** Of one part of an address, and how many parts one may have: `/company/quality` has two. */
  pages: { part: 60, depth: 3 },
  /** What search results show of a page; longer texts are cut off there. */
  search: { title: 70, description: 160 },
  blocks: {
    max: 100,
    images: 24,
    cards: 12,
    downloads: 30,
    newestCards: 3,
    facts: 8,
    factValue: 24,
    rows: 60,
    /** So many times they stand between its sections. */
    onHomePage: 10,
  },
  siteLinks: { label: 60, max: 12 },
  logo: { recommended: { width: 200, height: 200 } },
  carousel: { advanceEvery: 5000, onePerViewUnder: 640, twoPerViewUnder: 1024 },
  services: { fetchAbort: 3000, cardText: 100, maxFeatures: 50 },
  products: {
    cardText: 120,
    viewAllAbove: 6,
    related: 3,
    onLanding: 60,
    maxImages: 20,
    priceMax: 9_999_999_999.99,
  },
  catalogue: {
    /** Of one value, sign and point included. */
    digits: 60,
    decimals: 6,
    choices: 200,
    key: 60,
    values: 300,
    ofCategory: 150,
    variants: 500,
    orderCode: 60,
    related: 60,
    files: 60,
    etimCode: 8,
  },
  /** An event lasts two hours in a calendar: when it really ends is not known. */
  events: { shownFirst: 3, lasts: 2 * 60 * 60_000 },
  messages: {
    unreadRefresh: 5 * 60_000,
    preview: 50,
    badgeMax: 9,
    countMax: 1000,
    keepMonthsMax: 120,
    undoFor: 10_000,
    answerTitle: 100,
    answersMax: 100,
    /** Of an answer by email: how much of its text is kept, how much of it is read at all, and how many of them. */
    mailText: 20_000,
    mailBytes: 512 * 1024,
    mailLines: 10_000,
    mailHeaderBytes: 64 * 1024,
    mailsMax: 200,
    /** How many emails that could not be read are listed. */
    setAsideMax: 100,
  },
  /** A stream that is silent for longer than two heartbeats is dead, whatever the network says. */
  live: { heartbeat: 20_000, deadAfter: 45_000, perSession: 8 },
  clients: { preview: 40 },
  newsletter: {
    line: 320,
    importMax: 500,
    importFile: 20 * 1024 * 1024,
    title: 150,
    items: 12,
    refusals: 50,
    /** How often anybody may have a confirmation sent to one address. */
    asksPerWeek: 3,
  },
  dashboard: { days: 30, countMax: 1000, names: 3 },
  greeting: { afternoonFrom: 12, eveningFrom: 18 },
  faq: { question: 300, answer: 2000, max: 50 },
  toast: { closeAfter: 5000 },
  trash: { keptForDays: 30 },
} as const
