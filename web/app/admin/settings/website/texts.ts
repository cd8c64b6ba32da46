export const siteSettingsTexts = {
  look: 'Look',
  search: 'Search and sharing',
  display: 'Zoom, dates and map',
  loading: 'Loading website settings...',
  loadFailed: 'Failed to load website settings',
  saved: 'Settings saved successfully',
  saveFailed: (reason: string) => `Failed to save website settings: ${reason}`,
  titleSuffix: 'Title suffix',
  titleSuffixHint: 'Added to each page’s title in search results. Leave empty to use the company’s name.',
  description: 'Description',
  descriptionHint: 'Shown in search results for pages without a description of their own.',
  shareImage: 'Sharing image',
  shareImageHint: 'Shown when someone shares a page that has no image of its own.',
  isComingSoon: 'Coming soon',
  isComingSoonHint:
    'Visitors see a “Coming soon” page at every address. Anyone who is signed in sees the website.',
  canZoom: 'Let visitors zoom the page (recommended)',
  canZoomHint: 'People with low vision rely on it.',
  timeZone: 'Time zone',
  timeZoneHint:
    'Time zone for dates, and for the day on which news appears. Leave empty to use the visitor’s.',
  review: 'Review',
  editorsNeedReview: 'Editors need a review',
  editorsNeedReviewHint:
    'Editors save drafts and ask for a review. Owners and administrators look at the preview, then publish it or send it back.',
  location: 'Location',
  latitude: 'Latitude',
  longitude: 'Longitude',
  map: 'Map with your location',
  pin: 'Your location',
  mapHint: 'Drag the pin or click the map to place it. You can also type the coordinates.',
  mapFailed: 'The map could not be loaded. Type the coordinates instead.',
  mapTileUrl: 'Map tiles',
  mapTileUrlHint: 'Where map images come from. They load only when a visitor opens the map.',
  privacyText: 'Privacy text',
  standardText: 'The website shows the standard text.',
  standardTextHint:
    'It follows your contact details and how long you keep messages. A text of your own does not: review it when those change.',
  startFromStandard: 'Start from the standard text',
  ownTextHint: 'Clear it to go back to the standard text.',
} as const

export const messageSettingsTexts = {
  heading: 'Enquiries',
  loading: 'Loading enquiry settings...',
  loadFailed: 'Failed to load enquiry settings',
  acknowledges: 'Email visitors to confirm that their message arrived',
  acknowledgesHint:
    'A short email in your company’s name, at most once a day per address, and never in reply to spam.',
  spamFilter: 'Spam filter',
  spamFilterHint: 'You’ll find spam under Messages, in the Spam folder, and can release it there.',
  spamFilters: {
    off: 'Off: everything goes to the inbox',
    normal: 'Normal: real enquiries nearly always get through',
    strict: 'Strict: less spam, but an occasional enquiry to release',
  },
  keepMonths: 'Erase messages after',
  keepMonthsHint: 'Permanently, together with their replies. Your privacy text should say the same.',
  keptForEver: 'Never: keep them forever',
  months: (count: number) => (count % 12 === 0 ? years(count / 12) : `${count} months`),
} as const

export const privacyTexts = {
  heading: 'Personal data',
  hint: 'When someone asks what you know about them, or asks you to delete it, enter their email address.',
  email: 'Email address',
  search: 'Search',
  searching: 'Searching...',
  failed: 'Failed to search. Please try again.',
  nothing: (email: string) => `We have no data about ${email}`,
  found: (email: string) => `Data about ${email}`,
  messages: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`,
  replies: (count: number) => `${count} ${count === 1 ? 'reply' : 'replies'}`,
  subscribed: 'Newsletter subscriber since',
  asked: 'Signed up for the newsletter but hasn’t confirmed, on',
  notSubscribed: 'Not subscribed to the newsletter',
  records: 'On the website and in its trash',
  drafts: 'In drafts',
  isInTrash: 'in the trash',
  exportFile: 'Download as a file',
  fileName: 'personal-data.json',
  erase: 'Erase everything',
  eraseTitle: 'Erase everything about this person',
  confirmErase:
    'Are you sure? This permanently erases messages, replies, the newsletter subscription, and clients, team members and drafts with this address. They disappear from the website. It cannot be undone.',
  erasing: 'Erasing...',
  erased: 'All data about this person has been erased',
  eraseFailed: 'Failed to erase. Please try again.',
} as const

export const linkTexts = {
  hint: 'Choose from the list, or type an address.',
  sections: 'Sections of the home page',
  section: (name: string) => `${name} section`,
  top: 'Top of the home page',
  pages: 'Fixed pages',
  contactPage: 'Contact page',
  other: 'Another address',
  nothingFound: 'Nothing found. You can also type an address such as https://example.com.',
} as const

function years(count: number) {
  return `${count} ${count === 1 ? 'year' : 'years'}`
}
