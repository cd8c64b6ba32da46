import { limits, texts } from '@busbar/contract'
import { expect, test } from 'vitest'
import type { ContentType } from './standard-reads.ts'

const { address: rules } = texts.rules

/** What a record sets for its page, besides its content. */
export const pageSample = {
  address: null,
  searchTitle: 'Switchgear from Sheffield',
  searchDescription: 'Planned, built and tested by one firm.',
  shareImage: '/uploads/general/share.webp',
}

/** What a visitor sees of it, and where the page is. */
export const publicPageFields = ['slug', 'address', 'searchTitle', 'searchDescription', 'shareImage']

/** What every content type promises whose records have a page: a chosen address, and words for search engines. */
export function testPage({ api, name, valid }: ContentType) {
  const make = async (input: object) => api.create(name, { ...(await valid()), ...input })
  const save = (id: string, body: object) => api.user('PUT', `/${name}/${id}`, body)
  const refusal = ({ status, body }: Awaited<ReturnType<typeof save>>) => [status, body.errors]
  const words = () => `page-${crypto.randomUUID().slice(0, 8)}`

  test('its address is chosen, and stays when the title changes; the one before leads there', async () => {
    const [first, second] = [words(), words()]
    const made = await make({ title: `About ${first}` })
    expect([made.slug, made.address]).toEqual([`about-${first}`, null])
    const chosen = (await save(made._id, { address: second })).body.data
    expect([chosen.slug, chosen.address]).toEqual([second, second])
    const renamed = (await save(made._id, { title: 'Something else' })).body.data
    expect(renamed.slug).toBe(second)
    for (const slug of [`about-${first}`, second])
      expect((await api.visitor('GET', `/${name}/${slug}`)).body.data.slug).toBe(second)
  })

  test('without an address of its own it follows the title again', async () => {
    const [first, second] = [words(), words()]
    const made = await make({ address: first })
    expect(made.slug).toBe(first)
    const freed = (await save(made._id, { address: '', title: `About ${second}` })).body.data
    expect([freed.address, freed.slug]).toEqual([null, `about-${second}`])
  })

  test('a draft changes its address when it is published, and undone it is where it was', async () => {
    const [first, second] = [words(), words()]
    const { _id } = await make({ address: first })
    const values = { address: second, searchTitle: 'In search results' }
    const draft = (
      await api.user('POST', '/drafts', { collection: name, kind: 'changed', recordId: _id, values })
    ).body.data
    const shown = async () => (await api.visitor('GET', `/${name}/${_id}`)).body.data
    expect((await shown()).slug).toBe(first)
    expect((await api.user('POST', `/releases/${draft.release._id}/publish`)).status).toBe(200)
    expect(await shown()).toMatchObject({ slug: second, searchTitle: 'In search results' })
    expect((await api.user('POST', `/releases/${draft.release._id}/undo`)).status).toBe(200)
    expect(await shown()).toMatchObject({ slug: first, searchTitle: pageSample.searchTitle })
  })

  test('an address that another one has is refused at its field, also from the trash', async () => {
    const address = words()
    const [one, other] = [await make({ address }), await make({})]
    const taken = [422, { address: rules.taken }]
    expect(refusal(await save(other._id, { address }))).toEqual(taken)
    expect(refusal(await api.user('POST', `/${name}`, { ...(await valid()), address }))).toEqual(taken)
    await api.user('DELETE', `/${name}/${one._id}`)
    expect(refusal(await save(other._id, { address }))).toEqual(taken)
    expect((await api.user('GET', `/${name}/${other._id}`)).body.data.slug).toBe(other.slug)
  })

  test('of two who choose the same address at once, one gets it and the other is told', async () => {
    const address = words()
    const ids = [(await make({}))._id, (await make({}))._id]
    const answers = await Promise.all(ids.map((id) => save(id, { address })))
    expect(answers.map(refusal).toSorted()).toEqual([
      [200, undefined],
      [422, { address: rules.taken }],
    ])
  })

  test('an address that nobody has any more goes to whoever chooses it', async () => {
    const [first, second] = [words(), words()]
    const one = await make({ address: first })
    await save(one._id, { address: second })
    const other = await make({ address: first })
    expect((await api.visitor('GET', `/${name}/${first}`)).body.data._id).toBe(other._id)
  })

  test('A21: what is no address, or one that the website itself needs, is refused', async () => {
    const { _id } = await make({})
    const reserved = name === 'pages' ? 'news' : 'active'
    expect(refusal(await save(_id, { address: reserved }))).toEqual([422, { address: rules.reserved }])
    for (const address of [
      'Über uns',
      'a/b',
      '../admin',
      'a--b',
      '-a',
      'index',
      'a.html',
      crypto.randomUUID(),
    ])
      expect([address, ...refusal(await save(_id, { address }))]).toEqual([
        address,
        422,
        { address: rules.invalid },
      ])
  })

  test('what search engines are told is no longer than they show', async () => {
    const { _id } = await make({})
    for (const [field, max] of [
      ['searchTitle', limits.search.title],
      ['searchDescription', limits.search.description],
    ] as const) {
      expect((await save(_id, { [field]: 'x'.repeat(max) })).status).toBe(200)
      expect(refusal(await save(_id, { [field]: 'x'.repeat(max + 1) }))).toEqual([
        422,
        { [field]: texts.api.tooLong(max) },
      ])
    }
  })
}
