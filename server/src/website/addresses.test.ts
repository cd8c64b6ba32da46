import { type RecordPages, recordPages } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { sampleInput } from '../../test/sample-input.ts'
import { until } from '../../test/until.ts'
import { hasBuild, startPublishedSite } from '../../test/website/published-site.ts'
import type { collections } from '../wiring/collections.ts'

const paged = Object.entries(recordPages).map(([name, page]: [string, RecordPages]) => ({
  name: name as keyof typeof collections,
  ...page,
}))

describe.runIf(hasBuild)('an address', () => {
  const { ask, askBoth, html, create, save } = startPublishedSite()
  const statusOf = async (path: string) => (await ask(path)).status
  /** How nginx and the application answer, without following where it leads. */
  const answers = async (path: string) =>
    (await askBoth(path)).map(({ status, headers }) => [path, status, headers.get('location')])
  const both = (...answer: unknown[]) => [answer, answer]

  test.each(paged)(
    "an _id and a renamed slug lead to the slug's address with 301: $name",
    async ({ name, prefix, alias }) => {
      const { _id } = await create(name, { ...sampleInput(name, 1), title: 'Old name' })
      await until('it is published', async () => (await statusOf(`${prefix}old-name`)) === 200)
      const folders = alias ? [prefix, alias] : [prefix]
      for (const folder of folders)
        expect(await answers(`${folder}${_id}`)).toEqual(both(`${folder}${_id}`, 301, `${prefix}old-name`))
      await save(`/${name}/${_id}`, { title: 'New name' })
      await until('it has moved', async () => (await statusOf(`${prefix}old-name`)) === 301)
      for (const folder of folders)
        expect(await answers(`${folder}old-name`)).toEqual(
          both(`${folder}old-name`, 301, `${prefix}new-name`),
        )
      expect(await answers(`${prefix}new-name`)).toEqual(both(`${prefix}new-name`, 200, null))
    },
  )

  test('/category/{id} is the same page, whose one address is /categories/{id} @spec-14', async () => {
    await create('categories', { title: 'Twice', description: 'The same.' })
    await until('it is published', async () => (await html('/category/twice')).includes('The same.'))
    for (const folder of ['/categories', '/category']) {
      const page = await html(`${folder}/twice`)
      expect(page).toContain('The same.')
      expect(page).toContain('<link rel="canonical" href="https://busbar.example/categories/twice"/>')
    }
  })

  test.each([
    ['/privacy/', '/privacy'],
    ['/privacy.html', '/privacy'],
    ['/Privacy', '/privacy'],
    ['/index.html', '/'],
  ])('a page has one address: %s leads to %s', async (path, location) => {
    expect(await answers(path)).toEqual(both(path, 301, location))
  })

  test.each(['/nonsense', '/services/unknown', '/wp-login'])(
    'an unknown path leads home with 302 and is kept by nobody: %s @spec-19',
    async (path) => {
      for (const { status, headers } of await askBoth(path))
        expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
          302,
          '/',
          'no-store',
        ])
    },
  )

  test.each(['/assets/nope.js', '/uploads/partners/nope.webp', '/api/nope', '/nope.txt', '/.env'])(
    'unknown assets, uploads and calls are plain 404s: %s',
    async (path) => {
      expect(await answers(path)).toEqual(both(path, 404, null))
    },
  )

  test.each(['products/none', 'partners/none', 'services/..%2f..%2fadmin'])(
    'what cannot be quoted leads to the contact page: %s',
    async (what) => {
      expect(await answers(`/contact/${what}`)).toEqual(both(`/contact/${what}`, 302, '/contact'))
    },
  )
})
