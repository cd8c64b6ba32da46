import { describe, expect, test } from 'vitest'
import { hasBuild, startPublishedSite } from '../../test/website/published-site.ts'

describe.runIf(hasBuild)('what may be kept of an answer', () => {
  const { ask, askBoth, html, addImage } = startPublishedSite()
  const keeping = async (path: string) =>
    (await askBoth(path)).map(({ status, headers }) => [path, status, headers.get('cache-control')])
  const both = (...answer: unknown[]) => [answer, answer]
  const forEver = 'public, max-age=31536000, immutable'

  test('pages are asked after each time, assets and uploads are kept for ever', async () => {
    const upload = await addImage('partners')
    const [, asset = ''] = /<script[^>]* src="(\/assets\/[^"]+\.js)"/.exec(await html('/')) ?? []
    expect(await keeping('/')).toEqual(both('/', 200, 'public, max-age=0, must-revalidate'))
    for (const path of [asset, upload]) expect(await keeping(path)).toEqual(both(path, 200, forEver))
  })

  test.each(['/admin', '/admin/partners', '/admin/x.css', '/login', '/api/partners', '/admin/;.png'])(
    'A41: nothing of the back office may be kept by anybody: %s',
    async (path) => {
      for (const { headers } of await askBoth(path)) expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  test('A42: nothing that may be kept sets a cookie, and a page that did not change is not sent again', async () => {
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/site.webmanifest'])
      for (const { headers } of await askBoth(path)) {
        expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/^public/)])
        expect(headers.get('set-cookie'), path).toBeNull()
      }
    const etag = (await ask('/')).headers.get('etag') ?? ''
    const again = await askBoth('/', { headers: { 'if-none-match': etag } })
    expect(again.map(({ status }) => status)).toEqual([304, 304])
  })

  test('A40: odd headers and queries do not change what the next visitor gets', async () => {
    const texts = async () => Promise.all((await askBoth('/')).map((answer) => answer.text()))
    const clean = await texts()
    for (let number = 0; number < 40; number++)
      await askBoth(`/?x=${number}&_routes=evil`, {
        headers: {
          'x-forwarded-host': 'evil.example',
          'x-original-url': '/admin',
          [`x-odd-${number}`]: '<script>',
        },
      })
    expect(await texts()).toEqual(clean)
  })
})
