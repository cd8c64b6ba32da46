import fastify from 'fastify'
import { expect, test } from 'vitest'
import { startApi } from '../../test/api.ts'
import { sitemapRoutes } from './sitemap.ts'

const api = startApi()
const publicUrl = 'https://busbar.example'
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

/** The same content with room for so many pages in one sitemap. */
function withRoomFor(mostPages: number) {
  const app = fastify()
  sitemapRoutes(app, { db: api.db(), publicUrl, mostPages })
  return async (path: string) => {
    const { statusCode, body } = await app.inject(path.replace(publicUrl, ''))
    return { status: statusCode, body }
  }
}

test('more pages than one sitemap may name are in parts, each page once, and robots.txt leads to them', async () => {
  for (const title of ['Fuse', 'Relay', 'Breaker']) {
    await api.create('services', { title })
    await api.create('news', { title, date: '2026-01-01' })
  }
  const whole = (await api.call('GET', '/sitemap.xml')).text
  expect(whole).toContain('<urlset ')
  expect(addressesIn(whole)).toEqual(
    expect.arrayContaining([`${publicUrl}/service/relay`, `${publicUrl}/news`, `${publicUrl}/news/fuse`]),
  )

  const ask = withRoomFor(4)
  const [, named = ''] = /^Sitemap: (.+)$/m.exec((await ask('/robots.txt')).body) ?? []
  const index = await ask(named)
  expect([index.status, index.body]).toEqual([200, expect.stringContaining('<sitemapindex ')])
  const parts = await Promise.all(addressesIn(index.body).map((address = '') => ask(address)))
  expect(parts.length).toBe(Math.ceil(addressesIn(whole).length / 4))
  expect(parts.flatMap(({ body }) => addressesIn(body))).toEqual(addressesIn(whole))
  for (const { body } of parts) expect(addressesIn(body).length).toBeLessThanOrEqual(4)

  for (const part of [parts.length + 1, 0, 'x', '1e3', '-1', '01', ''])
    expect([part, (await ask(`/sitemap-${part}.xml`)).status]).toEqual([part, 404])
})

test('as many pages as one sitemap may name are in one', async () => {
  const count = addressesIn((await api.call('GET', '/sitemap.xml')).text).length
  expect((await withRoomFor(count)('/sitemap.xml')).body).toContain('<urlset ')
  expect((await withRoomFor(count - 1)('/sitemap.xml')).body).toContain('<sitemapindex ')
})
