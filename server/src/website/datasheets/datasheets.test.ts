import { execFileSync } from 'node:child_process'
import { datasheetPath, recordPath } from '@busbar/contract'
import { eq, like, or, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { until } from '../../../test/until.ts'
import { hasBuild, startPublishedSite } from '../../../test/website/published-site.ts'
import { latestChange } from '../../content/change-log.ts'
import { pageStores, pagesDue, publications } from '../../publisher/tables.ts'

describe.runIf(hasBuild)('a datasheet', () => {
  const site = startPublishedSite()
  const { ask, askBoth, db, create, save, remove, addImage, post } = site
  let number = 0

  const bytesOf = async (slug: string) => Buffer.from(await (await ask(datasheetPath(slug))).arrayBuffer())
  const textOf = async (slug: string, before = '') => {
    const answer = await ask(before + datasheetPath(slug))
    if (answer.status !== 200) return ''
    const input = Buffer.from(await answer.arrayBuffer())
    return execFileSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' }).replace(/\s+/g, ' ')
  }
  const isPublished = (slug: string) =>
    until(`${slug} has a datasheet`, async () => (await stored(slug)).length === 2)
  const shows = (slug: string, words: string) =>
    until(`the datasheet of ${slug} shows ${words}`, async () => (await textOf(slug)).includes(words))
  const allPublished = () =>
    until('everything is published', async () => {
      const [store] = await db().select().from(pageStores)
      if (!store || store.followedTo < (await latestChange(db()))) return false
      return (await db().$count(pagesDue, sql`due_at <= now()`)) === 0
    })
  const isGone = (slug: string) =>
    until(`${slug} has no datasheet`, async () => (await ask(datasheetPath(slug))).status === 404)

  /** When a product's page and datasheet were published, of those that are. */
  async function stored(slug: string) {
    const rows = await db()
      .select()
      .from(publications)
      .where(
        or(eq(publications.path, recordPath('products', slug)), eq(publications.path, datasheetPath(slug))),
      )
    return rows.filter(({ asOf }) => asOf > 0)
  }
  /** A product with a value, in a category that shows it first. */
  async function addProduct(title?: string, more: object = {}) {
    number++
    const voltage = await create('characteristics', {
      name: `Rated voltage ${number}`,
      unit: 'V',
      group: 'Ratings',
    })
    const uses = [{ characteristic: voltage._id, isKeyFigure: true }]
    const category = await create('categories', { title: `Transformers ${number}`, characteristics: uses })
    const values = { [voltage._id]: volts('12') }
    const input = {
      title: title ?? `Transformer ${number}`,
      shortDescription: 'Transforms.',
      category: category._id,
      values,
      ...more,
    }
    const product = await create('products', input)
    await isPublished(product.slug)
    return { ...product, voltage, category }
  }
  const volts = (value: string) => ({ kind: 'number', relation: 'is', value: `${value}000`, unit: 'kV' })

  test('is published with the page of a product, through nginx and without it, as a PDF under its name', async () => {
    const mainImageUrl = await addImage('products')
    const { slug } = await addProduct('Dry transformer', { mainImageUrl })
    const [nginx, app] = await askBoth(datasheetPath(slug))
    for (const answer of [nginx, app]) {
      expect(answer?.status).toBe(200)
      expect(answer?.headers.get('content-type')).toBe('application/pdf')
      expect(answer?.headers.get('content-disposition')).toBe(
        'inline; filename="dry-transformer-datasheet.pdf"',
      )
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(answer?.headers.get('content-encoding')).toBeNull()
    }
    expect(nginx?.headers.get('etag')).toBe(app?.headers.get('etag'))
    const again = await askBoth(datasheetPath(slug), {
      headers: { 'if-none-match': `${app?.headers.get('etag')}` },
    })
    expect(again.map(({ status }) => status)).toEqual([304, 304])
    expect(await nginx?.arrayBuffer()).toEqual(await app?.arrayBuffer())
    const words = await textOf(slug)
    for (const shown of [
      'Dry transformer',
      'Transforms.',
      '12 kV',
      'Ratings',
      'Revision 1',
      'busbar.example',
    ])
      expect(words).toContain(shown)
  })

  test('one save of one value: page, datasheet and the lists with the product are written again, and nothing else', async () => {
    const { _id, slug, voltage, category } = await addProduct()
    const neighbour = await addProduct()
    const all = async () =>
      new Map((await db().select().from(publications)).map((row) => [row.path, row.asOf]))
    await allPublished()
    const before = await all()
    const bytes = await bytesOf(neighbour.slug)
    await save(`/products/${_id}`, { values: { [voltage._id]: volts('24') } })
    await shows(slug, '24 kV')
    await allPublished()
    const written = [...(await all())]
      .filter(([path, asOf]) => asOf !== before.get(path))
      .map(([path]) => path)
    expect(written.sort()).toEqual([
      '/',
      `/categories/${category.slug}`,
      recordPath('products', slug),
      datasheetPath(slug),
    ])
    expect(await bytesOf(neighbour.slug)).toEqual(bytes)
  })

  test('follows its characteristics, its category, the firm and the look', async () => {
    const { slug, voltage, category } = await addProduct()
    await save(`/characteristics/${voltage._id}`, { name: 'Highest voltage for equipment' })
    await shows(slug, 'Highest voltage for equipment')
    await save(`/categories/${category._id}`, { title: 'Liquid-filled transformers' })
    await shows(slug, 'Liquid-filled transformers')
    await save('/company/info', { name: 'Wattwerk Test', address: 'Hall 4\nSheffield' })
    await shows(slug, 'Wattwerk Test')
    expect(await textOf(slug)).toContain('Hall 4, Sheffield')
    const before = await bytesOf(slug)
    const look = {
      primary: '#123456',
      accent: '#ffb400',
      fonts: 'archivo-inter',
      hero: 'dark',
      corners: 'slight',
    }
    await save('/site-settings', { look })
    await until('it has the new colours', async () => !(await bytesOf(slug)).equals(before))
  })

  test('says that a product is discontinued, and what replaces it', async () => {
    const { _id, slug } = await addProduct()
    const successor = await addProduct('Better transformer')
    await save(`/products/${_id}`, { lifecycle: 'discontinued', successor: successor._id })
    await shows(slug, 'It is replaced by Better transformer.')
    await save(`/products/${successor._id}`, { title: 'Best transformer' })
    await shows(slug, 'It is replaced by Best transformer.')
  })

  test('A26: a product that is hidden, deleted or a draft has none, and one that comes back has it again', async () => {
    const { _id, slug } = await addProduct()
    const hidden = await create('products', {
      title: 'Secret one',
      shortDescription: 'Not yet.',
      status: 'inactive',
    })
    const release = await post('/releases', { name: 'Later' })
    await post('/drafts', {
      collection: 'products',
      kind: 'new',
      values: { title: 'Drafted one', shortDescription: 'Not yet.' },
      release: release._id,
    })
    for (const none of [hidden.slug, 'drafted-one', 'never-was', hidden._id]) {
      const answers = await askBoth(datasheetPath(none))
      expect([none, ...answers.map(({ status }) => status)]).toEqual([none, 404, 404])
    }
    const { path } = await post(`/releases/${release._id}/links`, { days: 1 })
    expect(await textOf('drafted-one', path), 'who has a link sees it').toContain('Not yet.')
    await save(`/products/${_id}`, { status: 'inactive' })
    await isGone(slug)
    await save(`/products/${_id}`, { status: 'active' })
    await shows(slug, 'Transforms.')
    await remove(`/products/${_id}`)
    await isGone(slug)
    expect((await askBoth(datasheetPath(_id))).map(({ status }) => status)).toEqual([404, 404])
    const known = await db().select().from(publications).where(like(publications.path, '%secret%'))
    expect(known).toEqual([])
  })

  test('under a former address leads to the present one, until the product is hidden', async () => {
    const { _id, slug } = await addProduct('Old name')
    await save(`/products/${_id}`, { title: 'New name' })
    await isPublished('new-name')
    await until('the former address leads on', async () => (await ask(datasheetPath(slug))).status === 301)
    for (const answer of await askBoth(datasheetPath(slug)))
      expect([answer.status, answer.headers.get('location')]).toEqual([301, datasheetPath('new-name')])
    await save(`/products/${_id}`, { status: 'inactive' })
    await isGone('new-name')
    await isGone(slug)
  })

  test('has one spelling, and nothing beside it is a file', async () => {
    const { slug } = await addProduct()
    const [, app] = await askBoth(datasheetPath(slug).toUpperCase())
    expect([app?.status, app?.headers.get('location')]).toEqual([301, datasheetPath(slug)])
    for (const path of [
      `${datasheetPath(slug)}.br`,
      `/products/${slug}/.datasheet.pdf.sha256`,
      `/products/${slug}/manual.pdf`,
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('stays readable when the application is stopped', async () => {
    const { _id, slug, voltage } = await addProduct('Last one')
    await save(`/products/${_id}`, { values: { [voltage._id]: volts('36') } })
    await shows(slug, '36 kV')
    await site.stopApp()
    expect(await textOf(slug)).toContain('36 kV')
    expect((await ask(datasheetPath('not-there'))).status).toBe(503)
  })
})
