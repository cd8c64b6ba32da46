/** What the site shows until an administrator has said otherwise. */
export const defaults = {
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  currency: 'USD',
  numberFormat: 'en-US',
  company: {
    /** Nobody's: it asks to be replaced. */
    name: 'Your company',
    heroTitle: 'Elevating Electrical Engineering to the Next Level',
    heroButton: { text: 'Discover More', link: '#services' },
    heroStats: { yearsExperience: 10, projectsCompleted: 500 },
    coordinates: { lat: 48.8566, lng: 2.3522 },
    logoAlt: 'Company Logo',
    faq: [
      {
        question: 'Which industries do you work for?',
        answer:
          'Our services and categories show what we do. If you do not find your industry there, please ask us.',
      },
      {
        question: 'How soon can you start on a project?',
        answer:
          'That depends on its scope. Tell us about it in the contact form, and we will talk about dates.',
      },
      {
        question: 'Do you maintain installations built by others?',
        answer:
          'Tell us what you have, how old it is and where it stands, and we will tell you what we can do.',
      },
    ],
  },
} as const
