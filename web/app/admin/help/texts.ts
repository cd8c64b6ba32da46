export const helpTexts = {
  heading: 'Help',
  hint: 'How to do the most common tasks, step by step.',
  search: 'Search guides',
  none: 'No matching guides. Try the manual:',
  allGuides: 'All guides',
  goTo: (screen: string) => `Go to ${screen}`,
  steps: (count: number) => `${count} steps`,
  picture: (step: number, title: string) => `Step ${step} of “${title}”, as it looks on the screen`,
} as const
