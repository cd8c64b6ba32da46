import { recordTexts } from '../records/record-texts.ts'

export const downloadsTexts = recordTexts('downloads', {
  heading: 'Downloads',
  list: 'Downloads',
  subtitle: 'Files that visitors can save. Put them on any page with the Downloads block.',
  theFile: {
    title: 'The file',
    hint: 'PDF, ZIP, DXF, STEP or XLSX, up to 25 MB. Visitors save it; it never opens in the page.',
  },
  shown: { title: 'In lists of downloads', hint: 'What visitors read before they save it.' },
  uses: { title: 'Where it is used' },
  file: 'File',
  chooseFile: 'Choose file',
  replaceFile: 'Replace with a new version',
  replaceHint:
    'Every page that offers this file gets the new one. The old one stays in the history, and its address redirects to the new one.',
  uploading: (name: string) => `Uploading ${name}…`,
  uploaded: (name: string) => `${name} is ready. Save to put it on the website.`,
  fileFailed: 'The file could not be uploaded. Please try again.',
  saveCopy: 'Save a copy',
  version: 'Version',
  versionHint: 'As printed on the document, such as Rev. C or 2026-03.',
  language: 'Language',
  kind: 'Kind',
  size: 'Size',
  unused: 'Not used',
  nowhere: 'No page offers this download, not even in an earlier version.',
  usesLoading: 'Checking where it is used…',
  usesFailed: 'We couldn’t check where it is used.',
})
