export const libraryTexts = {
  heading: 'Library',
  tabs: { label: 'Library', images: 'Images', files: 'Files' },
  subtitle: 'Every image you have uploaded, and where it is used.',
  loading: 'Loading images…',
  loadFailed: 'The images could not be loaded.',
  loadMore: 'Show more images',
  search: 'Search images',
  empty: 'No images',
  emptyHint: 'Images that you upload anywhere appear here.',
  upload: 'Upload images',
  uploaded: (count: number) => (count === 1 ? 'Image uploaded.' : `${count} images uploaded.`),
  uploadFailed: 'Image upload failed. Please try again.',
  folder: 'Uploaded for',
  folders: { events: 'Events', company: 'Company', general: 'General' },
  only: 'Show',
  onlyUnused: 'Not used',
  onlyUndescribed: 'Without alternative text',
  uses: (count: number) => (count === 0 ? 'Not used' : count === 1 ? 'Used once' : `Used ${count} times`),
  unnamed: 'Image without a name',
  open: (name: string, uses: string) => `${name}, ${uses.toLowerCase()}`,
  details: {
    loading: 'Loading the image…',
    loadFailed: 'The image could not be loaded.',
    size: (width: number, height: number) => `${width} × ${height} pixels`,
    uploadedOn: 'Uploaded',
    sizes: (widths: number[]) =>
      widths.length > 0 ? `Widths ready: ${widths.join(', ')}` : 'Smaller sizes are being made.',
    openOriginal: 'Open the full image',
  },
  focus: {
    heading: 'Focal point',
    hint: 'Click the part to keep visible when the image is cropped, or use the sliders.',
    across: 'Left to right',
    down: 'Top to bottom',
    previews: 'How it is cropped',
    reset: 'Back to the middle',
    saved: 'Focal point saved. It applies wherever this image is used.',
    failed: 'Failed to save the focal point. Please try again.',
  },
  usedBy: {
    heading: 'Where it is used',
    now: 'Now',
    draft: 'In drafts',
    trash: 'In the trash',
    history: 'Only in earlier versions',
    nowhere: 'Nothing uses this image, not even an earlier version.',
    more: (count: number) => `and ${count} more`,
  },
  replace: {
    action: 'Replace everywhere',
    hint: 'A new image takes its place wherever it is used now, drafts included. One click undoes it.',
    title: 'Replace this image everywhere?',
    confirm: (records: number, drafts: number) =>
      `The new image appears in ${[counted(records, 'place'), drafts > 0 ? counted(drafts, 'draft') : '']
        .filter(Boolean)
        .join(' and ')}, and the pages are published again within seconds.`,
    agree: 'Replace',
    busy: 'Replacing…',
    done: (records: number) => `Replaced in ${counted(records, 'place')}.`,
    failed: 'The image could not be replaced.',
    needsReview: 'An administrator can replace this image everywhere.',
  },
  remove: {
    action: 'Remove image',
    title: 'Remove this image?',
    confirm: 'Nothing uses it. This can’t be undone.',
    done: 'Image removed.',
    failed: 'The image could not be removed.',
  },
  choose: {
    action: 'Choose from library',
    title: 'Choose from library',
    close: 'Close',
  },
} as const

function counted(count: number, what: string) {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}
