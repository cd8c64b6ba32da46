export const previewTexts = {
  preview: 'Preview',
  page: 'Page',
  home: 'Home page',
  noPages: 'No page of the website shows this.',
  looking: 'Looking for the pages that change…',
  sides: { label: 'Version', draft: 'Draft', live: 'Live', both: 'Both' },
  widths: { label: 'Width of the preview', desktop: 'Desktop', phone: 'Phone' },
  marks: 'Mark changes',
  frame: (side: string, page: string) => `${side}: ${page}`,
  changes: (count: number) => (count === 1 ? '1 change on this page' : `${count} changes on this page`),
  unchanged: 'Nothing visible changes on this page',
  next: 'Next change',
  loading: 'Preparing the preview…',
  notThereYet: 'Visitors do not find this page yet.',
  willBeGone: 'Visitors will no longer find this page.',
  incomplete: (reason: string) => `The preview waits for this: ${reason}`,
  busy: 'The server is busy. The preview follows in a moment.',
  failed: (reason: string) => `The preview cannot be shown: ${reason}`,
  close: 'Close the preview',
  past: {
    sides: { label: 'Moment', draft: 'Then', live: 'Now', both: 'Both' },
    marks: 'Mark differences',
    changes: (count: number) => (count === 1 ? '1 difference from today' : `${count} differences from today`),
    unchanged: 'This page looks the same today.',
    next: 'Next difference',
    wasNotThere: 'Visitors did not find this page then.',
    isGone: 'Visitors no longer find this page.',
    missing: (count: number) =>
      count === 1
        ? '1 record of that time was deleted for good and cannot be shown.'
        : `${count} records of that time were deleted for good and cannot be shown.`,
  },
} as const
