/** What signed-in users read on the website. Kept apart from the site's texts, which every visitor loads. */
export const editingTexts = {
  bar: 'Edit this page',
  edit: (title: string) => `Edit “${title}”`,
  editOwn: (kind: string) => `Edit this ${kind}`,
  onThisPage: (count: number) => `On this page (${count})`,
  hide: 'Hide pencils',
  show: 'Show pencils',
  settings: {
    hero: 'Hero slides',
    sections: 'Sections and blocks',
    social: 'Social media',
    company: 'Company details',
    questions: 'FAQ',
    location: 'Location',
    privacy: 'Privacy text',
  },
} as const
