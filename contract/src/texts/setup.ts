/** The sections of `texts` about a site that is not online yet. */

/** What visitors see until then. */
export const comingSoon = {
  title: (company: string) => `Coming soon | ${company}`,
  heading: 'Coming soon',
  introduction: 'We are working on our new website. Please come back in a little while.',
  reach: 'Until then, you can reach us here.',
  answer: 'This website is not online yet.',
} as const

/** Content of a made-up firm, to look around with. */
export const demoContent = {
  needsConfirmation: 'Please confirm: there is already content, or the website is online.',
} as const
