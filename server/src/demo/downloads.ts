import type { DownloadInput } from '@busbar/contract'
import type { Files } from './files.ts'

export const downloads = (file: Files): DownloadInput[] => [
  {
    title: 'Quality policy',
    fileUrl: file('quality-policy-en.pdf'),
    description: 'What we promise, how we keep it, and what we measure.',
    version: 'Rev. 4',
    language: 'en',
  },
  {
    title: 'Qualitätspolitik',
    fileUrl: file('qualitaetspolitik-de.pdf'),
    description: 'The same on one page in German.',
    version: 'Rev. 4',
    language: 'de',
  },
  {
    title: 'Factory acceptance test: checklist',
    fileUrl: file('factory-acceptance-test-checklist-en.pdf'),
    description: 'What we go through with you at the board. Bring your own if you have one.',
    version: '2026-02',
    language: 'en',
  },
]
