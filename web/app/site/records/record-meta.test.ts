import { expect, test } from 'vitest'
import type { PageHead } from './page-head.ts'
import type { RecordPage } from './record-failure.ts'
import { recordMeta } from './record-meta.ts'

const site = {
  origin: 'https://firm.example',
  company: { name: 'Firm' },
  titleSuffix: null,
  shareImages: { chosen: null, ofLogo: null, ofHero: null },
}

type Shown = { title: string; head: PageHead }
const head = { title: null, description: null, image: null }

const metaOf = (page: RecordPage<Shown> | undefined) =>
  recordMeta({
    matches: [{ id: 'site/layout/layout', loaderData: site }],
    page,
    path: '/news/motor',
    texts: { title: (record, company) => `${record} | ${company}`, pageFailed: 'Failed' },
    describe: () => ({ above: [{ name: 'News', path: '/news' }] }),
  })

test('a record is described by its title where it has no summary, with its address and breadcrumbs', () => {
  const meta = metaOf({ shown: { title: 'Motor', head }, failure: null })
  expect(meta).toContainEqual({ title: 'Motor | Firm' })
  expect(meta).toContainEqual({ name: 'description', content: 'Motor' })
  expect(meta).toContainEqual(expect.objectContaining({ href: 'https://firm.example/news/motor' }))
  expect(JSON.stringify(meta)).toMatch(/BreadcrumbList.*"News".*"Motor"/)
})

test('what somebody has said for search engines stands in the place of its own words; the breadcrumbs keep its title', () => {
  const image = { src: '/uploads/general/x.webp', alt: 'A motor', hasShareImage: true }
  const told = { title: 'Motors that last', description: 'Built to run.', image }
  const meta = metaOf({ shown: { title: 'Motor', head: told }, failure: null })
  expect(meta).toContainEqual({ title: 'Motors that last' })
  expect(meta).toContainEqual({ property: 'og:title', content: 'Motors that last' })
  expect(meta).toContainEqual({ name: 'description', content: 'Built to run.' })
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://firm.example/uploads/general/x-1200.jpg',
  })
  expect(JSON.stringify(meta)).toMatch(/BreadcrumbList.*"Motor"/)
})

test('what could not be read has neither an address nor breadcrumbs', () => {
  const missing = { shown: null, failure: { sentence: 'Not found', isMissing: true } }
  for (const [page, title] of [
    [missing, 'Not found | Firm'],
    [undefined, 'Failed | Firm'],
  ] as const) {
    const meta = metaOf(page)
    expect(meta).toContainEqual({ title })
    expect(JSON.stringify(meta)).not.toMatch(/canonical|BreadcrumbList/)
  }
})
