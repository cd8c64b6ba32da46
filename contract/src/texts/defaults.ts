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
          'Manufacturing, utilities, data centres, logistics and public infrastructure, from single boards to whole substations.',
      },
      {
        question: 'How soon can you start on a project?',
        answer:
          "Tell us about it in the contact form. You'll hear from an engineer within two working days, with a proposed start date.",
      },
      {
        question: 'Do you maintain installations built by others?',
        answer:
          'Yes. We start with an inspection and a written report, then agree on maintenance and response times.',
      },
    ],
  },
} as const
