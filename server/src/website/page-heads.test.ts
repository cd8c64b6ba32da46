import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { until } from '../../test/until.ts'
import { hasBuild, startPublishedSite } from '../../test/website/published-site.ts'

describe.runIf(hasBuild)('the head of a page', () => {
  const { ask, html, read, save, create, addImage } = startPublishedSite()
  const published = (path: string, words: string) =>
    until(`${path} has ${words}`, async () => (await html(path)).includes(words))
  const sizeOf = async (path: string) => {
    const { width, height } = await sharp(await (await ask(path)).arrayBuffer()).metadata()
    return `${width}x${height}`
  }
  /** What a page tells the people it is shared with. */
  const shared = (page: string, property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1]
  /** What a page tells search engines that it is about. */
  const about = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, told = '']) =>
      JSON.parse(told),
    )

  test('a shared page brings along a JPEG of 1200 × 630 and what it shows; what is not there brings no address', async () => {
    const [imageUrl, slide] = [await addImage('general'), await addImage('company')]
    await save('/company/info', { heroImages: [{ imageUrl: slide, title: 'Welcome' }] })
    await create('products', { title: 'Shared', shortDescription: 'Short.', mainImageUrl: imageUrl })
    await create('services', { title: 'Shared', imageUrl })
    await create('categories', { title: 'Shared', imageUrl })
    for (const [path, image] of [
      ['/', slide],
      ['/products/shared', imageUrl],
      ['/service/shared', imageUrl],
      ['/categories/shared', imageUrl],
    ] as const) {
      const address = image.replace(/\.webp$/, '-1200.jpg')
      await published(path, `content="https://busbar.example${address}"`)
      const page = await html(path)
      expect(shared(page, 'og:image')).toBe(`https://busbar.example${address}`)
      const answer = await ask(address)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
      expect(await sizeOf(address)).toBe('1200x630')
      expect([shared(page, 'og:image:width'), shared(page, 'og:image:height')]).toEqual(['1200', '630'])
      expect(shared(page, 'og:image:type')).toBe('image/jpeg')
      expect(shared(page, 'og:image:alt')?.length).toBeGreaterThan(10)
    }
    for (const path of ['/products/none', '/service/none', '/categories/none']) {
      const page = await html(path)
      expect(page, path).not.toMatch(/rel="canonical"|og:url/)
      expect(about(page), path).toEqual([])
    }
  })

  test('what a record says for search engines and sharing is in the head of its page, whatever it is', async () => {
    const shareImage = await addImage('general')
    const said = { searchTitle: 'Said of it', searchDescription: 'In other words.', shareImage }
    const records = {
      products: [{ shortDescription: 'Short.' }, '/products/'],
      services: [{}, '/service/'],
      categories: [{}, '/categories/'],
      news: [{ date: '2026-01-01' }, '/news/'],
      references: [{ year: 2026 }, '/references/'],
      pages: [{}, '/'],
    } as const
    for (const [name, [needed, prefix]] of Object.entries(records)) {
      await create(name as keyof typeof records, {
        title: 'Its own words',
        address: `said-${name}`,
        ...needed,
        ...said,
      })
      const path = `${prefix}said-${name}`
      await published(path, '</h1>')
      const page = await html(path)
      expect([path, page]).toEqual([path, expect.stringContaining('<title>Said of it</title>')])
      expect(page).toContain('<meta name="description" content="In other words."')
      expect(shared(page, 'og:title')).toBe('Said of it')
      expect(shared(page, 'og:image')).toBe(
        `https://busbar.example${shareImage.replace(/\.webp$/, '-1200.jpg')}`,
      )
      expect(page).toMatch(/<h1[^>]*>(?:<[^>]+>)*Its own words/)
    }
  })

  test('a search engine is told of a product with its price, and of none without', async () => {
    await create('products', { title: 'Priced', shortDescription: 'Short.', price: 1234.5 })
    await create('products', { title: 'On request', shortDescription: 'Short.' })
    const products = async (slug: string) => {
      await published(`/products/${slug}`, '</h1>')
      return about(await html(`/products/${slug}`)).filter((told) => told['@type'] === 'Product')
    }
    expect(await products('priced')).toMatchObject([{ offers: { '@type': 'Offer', price: '1234.50' } }])
    expect(await products('on-request')).toEqual([])
  })

  test('a phone that keeps the site on its home screen finds the name of the company and its icons', async () => {
    const page = await html('/')
    const linked = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(page)?.[1] ?? ''
    const answer = await ask(linked('manifest'))
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] }
    expect(manifest.name).toBe((await read('/company/info')).name)
    expect(manifest.icons).toHaveLength(2)
    for (const { src, sizes } of [{ src: linked('apple-touch-icon'), sizes: '180x180' }, ...manifest.icons]) {
      const { headers } = await ask(src)
      expect(headers.get('content-type'), src).toBe('image/png')
      expect(headers.get('cache-control'), src).toBe('public, max-age=0, must-revalidate')
      expect(await sizeOf(src), src).toBe(sizes)
    }
  })

  test('/favicon.ico is an icon', async () => {
    const answer = await ask('/favicon.ico')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    ])
    const file = Buffer.from(await answer.arrayBuffer())
    expect(file.subarray(0, 4).toString('hex')).toBe('00000100')
    const widths = Array.from({ length: file.readUInt16LE(4) }, (_, index) => file[6 + index * 16])
    expect(widths.at(-1)).toBe(48)
  })

  test('the viewport is fixed at scale 1 with zoom disabled @spec-83', async () => {
    await save('/site-settings', { canZoom: false })
    await published('/', 'user-scalable=no')
    expect(await html('/')).toMatch(
      /<meta name="viewport" content="[^"]*initial-scale=1, maximum-scale=1, user-scalable=no"/,
    )
  })

  test('the first picture is asked for from the head, and no other before the page is there', async () => {
    const images = [await addImage('company'), await addImage('company'), await addImage('company')]
    const heroImages = images.map((imageUrl, index) => ({ imageUrl, title: `Slide ${index + 1}` }))
    await save('/company/info', { heroImages })
    await published('/', 'Slide 1')
    const page = await html('/')
    const preloads = page.slice(0, page.indexOf('</head>')).match(/<link rel="preload"[^>]*as="image"[^>]*>/g)
    expect(preloads).toHaveLength(1)
    expect(preloads?.[0]).toContain(images[0]?.replace(/\.webp$/, ''))
    expect(preloads?.[0]).toMatch(/fetchpriority="high"/i)
    expect(page.match(/<img[^>]*data-layer|data-layer="background"/)).toBeNull()
  })
})
