import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { until } from '../../test/until.ts'
import { hasBuild, startPublishedSite } from '../../test/website/published-site.ts'
import { pageStores } from '../publisher/tables.ts'

describe.runIf(hasBuild)('a page is published again', () => {
  const { ask, db, html, create, save, remove, addFile } = startPublishedSite()
  const published = (path: string, words: string) =>
    until(`${path} has ${words}`, async () => (await html(path)).includes(words))
  const isGone = (path: string, words: string) =>
    until(`${path} has no ${words}`, async () => !(await html(path)).includes(words))

  test('under another public address, every page is published again (see: a new build)', async () => {
    const [store] = await db().select().from(pageStores)
    expect(store?.build).toMatch(/ for https:\/\/busbar\.example$/)
  })

  test('the page is published again when an event becomes past', async () => {
    const { _id: category } = await create('categories', { title: 'Soon over' })
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const event = { category, title: 'Open day', description: 'What happens there.', date: inSeconds(3600) }
    const { _id } = await create('events', event)
    await published('/categories/soon-over', 'Open day')
    expect(await html('/categories/soon-over')).not.toContain(texts.events.noUpcoming)
    await save(`/events/${_id}`, { date: inSeconds(3) })
    await published('/categories/soon-over', texts.events.noUpcoming)
    expect(await html('/categories/soon-over')).toContain(texts.events.past)
  })

  test('a page that is hidden or deleted leads home, and its files are gone', async () => {
    const leadsHome = (path: string) =>
      until(`${path} leads home`, async () => {
        const { status, headers } = await ask(path)
        return status === 302 && headers.get('location') === '/'
      })
    const { _id } = await create('pages', { title: 'Passing by' })
    const below = await create('pages', { title: 'Below', parent: _id })
    await published('/passing-by/below', '<h1')
    await save(`/pages/${below._id}`, { isActive: false })
    await leadsHome('/passing-by/below')
    await save(`/pages/${below._id}`, { isActive: true })
    await published('/passing-by/below', 'Breadcrumbs')
    await remove(`/pages/${_id}`)
    for (const path of ['/passing-by', '/passing-by/below', '/passing-by/nothing', '/nothing/at/all'])
      await leadsHome(path)
  })

  test('A26: cards show what was chosen, leave out what is hidden, and follow it when it changes', async () => {
    const shown = await create('services', { title: 'Chosen work' })
    const hidden = await create('services', { title: 'Secret work', isActive: false })
    const chosen = [hidden._id, shown._id]
    await create('news', {
      title: 'With cards',
      date: '2026-03-01',
      body: [{ type: 'cards', key: 'cards', heading: null, from: 'services', chosen }],
    })
    await published('/news/with-cards', 'Chosen work')
    expect(await html('/news/with-cards')).not.toContain('Secret work')
    await save(`/services/${hidden._id}`, { isActive: true })
    await published('/news/with-cards', 'Secret work')
  })

  test('A26: a hidden file is on no page, and its address leads nowhere', async () => {
    const statusOf = async (path: string) => (await ask(path)).status
    const shown = await create('downloads', { title: 'Open drawing', fileUrl: await addFile() })
    const hidden = await create('downloads', { title: 'Secret drawing', fileUrl: await addFile() })
    const chosen = [hidden._id, shown._id]
    await create('news', {
      title: 'With drawings',
      date: '2026-03-01',
      body: [{ type: 'downloads', key: 'files', heading: null, chosen }],
    })
    await published('/news/with-drawings', 'Secret drawing')
    expect(await statusOf(hidden.fileUrl)).toBe(200)
    await save(`/downloads/${hidden._id}`, { isActive: false })
    await isGone('/news/with-drawings', 'Secret drawing')
    expect(await html('/news/with-drawings')).toContain('Open drawing')
    expect(await statusOf(hidden.fileUrl)).toBe(404)
  })

  test('A26: what is hidden is named nowhere around a reference project', async () => {
    const service = await create('services', { title: 'Shown service' })
    const secret = await create('services', { title: 'Unannounced service', isActive: false })
    const product = await create('products', {
      title: 'Unannounced product',
      shortDescription: 'Not yet.',
      status: 'inactive',
    })
    const shown = await create('references', {
      title: 'Open project',
      year: 2022,
      services: [secret._id, service._id],
      products: [product._id],
    })
    await create('references', {
      title: 'Unannounced project',
      year: 2022,
      services: [service._id],
      isActive: false,
    })
    await published('/references/open-project', 'Shown service')
    await published('/references', 'Open project')
    await published('/service/shown-service', 'Open project')
    for (const path of [
      '/references/open-project',
      '/references',
      '/service/shown-service',
      '/sitemap.xml',
      '/api/references',
      `/api/references/${shown._id}`,
    ]) {
      const answer = await html(path)
      for (const hidden of ['Unannounced', 'unannounced', secret._id, product._id])
        expect([path, hidden, answer.includes(hidden)]).toEqual([path, hidden, false])
    }
    await save(`/services/${secret._id}`, { isActive: true })
    await published('/references/open-project', 'Unannounced service')
  })
})
