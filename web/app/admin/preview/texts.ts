export const previewTexts = {
  preview: 'Preview',
  page: 'Page',
  home: 'Home page',
  noPages: 'This doesn’t appear on any page of the website.',
  looking: 'Looking for the pages that change…',
  sides: { label: 'Version', draft: 'Draft', live: 'Live', both: 'Both' },
  widths: { label: 'Width of the preview', desktop: 'Desktop', phone: 'Phone' },
  marks: 'Mark changes',
  frame: (side: string, page: string) => `${side}: ${page}`,
  changes: (count: number) => (count === 1 ? '1 change on this page' : `${count} changes on this page`),
  unchanged: 'Nothing visible changes on this page',
  next: 'Next change',
  loading: 'Preparing the preview…',
  notThereYet: 'This page is not on the website yet.',
  willBeGone: 'This page will no longer be on the website.',
  incomplete: (reason: string) => `The preview is waiting for this: ${reason}`,
  busy: 'The server is busy. The preview will appear in a moment.',
  failed: (reason: string) => `We can’t show the preview: ${reason}`,
  close: 'Close the preview',
  past: {
    sides: { label: 'Moment', draft: 'Then', live: 'Now', both: 'Both' },
    marks: 'Mark differences',
    changes: (count: number) => (count === 1 ? '1 difference from today' : `${count} differences from today`),
    unchanged: 'This page looks the same today.',
    next: 'Next difference',
    wasNotThere: 'This page was not on the website then.',
    isGone: 'This page is no longer on the website.',
    missing: (count: number) =>
      count === 1
        ? '1 record of that time was deleted for good and cannot be shown.'
        : `${count} records of that time were deleted for good and cannot be shown.`,
  },
} as const
