const companyFields: Record<string, string> = {
  name: 'company name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  description: 'description',
  logo: 'logo',
}

export const dashboardTexts = {
  loading: 'Loading...',
  loadFailed: 'Failed to load the overview. Please try again.',
  quickAccess: 'Quick access',
  userManagement: 'User management: the people introduced on the website.',
  messages: 'Messages',
  unread: (count: string) => `${count} unread`,
  unreadMessages: (count: number, shown: string) => `${shown} unread ${count === 1 ? 'message' : 'messages'}`,
  allRead: 'No unread messages',
  inDays: (days: number) => `in the last ${days} days`,
  perDay: 'Messages per day',
  chart: (total: number, days: number) =>
    `Messages per day: ${total} in the last ${days} days. The table below has each day.`,
  asTable: 'Show as a table',
  day: 'Day',
  today: 'Today',
  count: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`,
  attention: {
    heading: 'Content that needs attention',
    none: 'Everything looks good',
    noneHint: 'Missing images, incomplete company data and the like appear here.',
    more: 'and more',
    /** The empty fields: the first by name, the rest by number. */
    missing: (count: number, fields: readonly string[]) => {
      const more = count - fields.length
      const named = fields.map((field) => companyFields[field] ?? field)
      return `Empty: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
    },
    kinds: {
      'hero-empty': {
        title: () => 'The home page has no hero image',
        hint: 'Visitors see “No hero images configured”. Add a slide.',
      },
      'company-incomplete': { title: () => 'The company data is incomplete', hint: '' },
      'images-failed': {
        title: (count: string, isOne: boolean) =>
          isOne ? 'One image could not be prepared' : `${count} images could not be prepared`,
        hint: 'They load at full size, which is slow.',
      },
      'products-without-picture': {
        title: (count: string, isOne: boolean) =>
          isOne ? 'One product has no image' : `${count} products have no image`,
        hint: 'Visitors see a placeholder instead.',
      },
      'products-without-category': {
        title: (count: string, isOne: boolean) =>
          isOne ? 'One product has no category' : `${count} products have no category`,
        hint: 'They don’t appear on any category page.',
      },
      'categories-with-past-events': {
        title: (count: string, isOne: boolean) =>
          isOne ? 'One category has only past events' : `${count} categories have only past events`,
        hint: 'Announce the next one.',
      },
    },
  },
} as const
