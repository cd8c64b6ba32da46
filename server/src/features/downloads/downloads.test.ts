import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../../test/api.ts'
import { standardTests } from '../../../test/standard/standard-tests.ts'
import { formOf, testFiles } from '../../../test/uploads.ts'

let number = 0
const valid = async () => ({
  title: `Data sheet ${++number}`,
  fileUrl: await uploaded(),
  description: 'Ratings, dimensions and weights.',
  version: 'Rev. C',
  language: 'de',
  isActive: true,
})
const unknownFile = { fileUrl: 'This file no longer exists. Please upload it again.' }
const noFile = { fileUrl: 'Please choose a file' }
const { api, make } = standardTests('downloads', {
  valid,
  publicFields: ['title', 'fileUrl', 'description', 'version', 'language', 'kind', 'size', 'isActive'],
  rules: [
    [{ title: undefined }, { title: 'Title is required' }],
    [{ fileUrl: undefined }, noFile],
    [{ fileUrl: `/files/${'x'.repeat(32)}/none.pdf` }, unknownFile],
    [{ language: 'klingon' }, { language: 'Please choose a language from the list' }],
  ],
  changeRules: [
    [{ title: '' }, { title: 'Title is required' }],
    [{ fileUrl: '/uploads/team/one.webp' }, noFile],
    [{ fileUrl: `/files/${'x'.repeat(32)}/none.pdf` }, unknownFile],
  ],
  addresses: ['fileUrl'],
})

async function uploaded(kind: keyof typeof testFiles = 'pdf', name = `Data sheet.${kind}`) {
  const form = await formOf(testFiles[kind](), { field: 'file', name })
  const { status, body } = await api.user('POST', '/upload/file', form.body, form.headers)
  expect([status, body.message]).toEqual([200, undefined])
  return body.data.fileUrl as string
}

describe('POST /downloads', () => {
  test('what the file is and how large is found by the server, whatever is said', async () => {
    const sheet = await make({ fileUrl: await uploaded('xlsx') })
    expect(sheet).toMatchObject({ kind: 'xlsx', size: testFiles.xlsx().length })
    const input = { ...(await valid()), kind: 'pdf', size: 1 }
    expect((await api.user('POST', '/downloads', input)).status).toBe(400)
  })

  test('A34: an address that gives a file another ending is refused', async () => {
    const fileUrl = (await uploaded()).replace('.pdf', '.xlsx')
    const { status, body } = await api.user('POST', '/downloads', { ...(await valid()), fileUrl })
    expect([status, body.errors]).toEqual([422, unknownFile])
  })
})

describe('PUT /downloads/{id}', () => {
  test('a new version brings its own kind and size, and the old one can be brought back with its own', async () => {
    const first = await make()
    const fileUrl = await uploaded('zip')
    const { body } = await api.user('PUT', `/downloads/${first._id}`, { fileUrl, version: 'Rev. D', size: 7 })
    expect(body.data).toMatchObject({ fileUrl, kind: 'zip', version: 'Rev. D' })
    expect(body.data.size).toBe(testFiles.zip().length)
    const back = await api.user('POST', `/downloads/${first._id}/revert`, { revision: 1 })
    const { fileUrl: url, kind, size, version } = first
    expect(back.body.data).toMatchObject({ fileUrl: url, kind, size, version })
  })
})

const named = (...chosen: string[]) => [{ type: 'downloads', key: 'files', chosen }]
const page = async (chosen: string[]) =>
  (await api.create('news', { title: `News ${++number}`, date: '2026-03-01', body: named(...chosen) }))._id

describe('GET /downloads', () => {
  test('it can be narrowed by kind and language', async () => {
    const title = `Narrow ${++number}`
    await make({ title, language: 'fr' })
    await make({ title, language: 'fr', fileUrl: await uploaded('dxf') })
    await make({ title, language: null })
    const kinds = (query: string) => api.column(`/downloads?search=${title}${query}`, 'kind')
    expect((await kinds('&language=fr')).toSorted()).toEqual(['dxf', 'pdf'])
    expect(await kinds('&language=fr&kind=dxf')).toEqual(['dxf'])
    expect((await api.user('GET', '/downloads?kind=exe')).status).toBe(400)
  })

  test('users find those that nothing names now, be it that an earlier version did', async () => {
    const title = `Idle ${++number}`
    const [live, drafted, before, idle] = [
      await make({ title }),
      await make({ title }),
      await make({ title }),
      await make({ title }),
    ]
    const news = await page([live._id, before._id])
    await api.user('PUT', `/news/${news}`, { body: named(live._id) })
    const draft = {
      collection: 'news',
      kind: 'changed',
      recordId: news,
      values: { body: named(drafted._id) },
    }
    expect((await api.user('POST', '/drafts', draft)).status).toBe(201)
    const found = async (query: string) =>
      (await api.column(`/downloads?search=${title}${query}`, '_id')).toSorted()
    expect(await found('&unused=true')).toEqual([before._id, idle._id].toSorted())
    expect(await found('&unused=false')).toEqual([live._id, drafted._id].toSorted())
  })

  test('A24: visitors are not told what is used', async () => {
    expect((await api.visitor('GET', '/downloads?unused=true')).status).toBe(400)
  })

  test('the file of a hidden download is told to users alone', async () => {
    const hidden = await make({ isActive: false })
    expect((await api.visitor('GET', `/downloads/${hidden._id}`)).status).toBe(404)
    const listed = (await api.visitor('GET', '/downloads?limit=200')).body.data
    expect(fieldOf(listed, '_id')).not.toContain(hidden._id)
  })
})

describe('GET /library/downloads/{id}/uses', () => {
  test('tells what names a download now, in a draft, in the trash and in earlier versions alone', async () => {
    const { _id } = await make()
    const uses = async () => (await api.read(`/library/downloads/${_id}/uses`)) as Uses
    expect((await uses()).useCounts).toEqual({ now: 0, draft: 0, trash: 0, history: 0 })
    const [now, trashed, past] = [await page([_id]), await page([_id]), await page([_id])]
    await api.user('DELETE', `/news/${trashed}`)
    await api.user('PUT', `/news/${past}`, { body: [] })
    const other = await api.create('news', { title: `News ${++number}`, date: '2026-03-01' })
    const draft = { collection: 'news', kind: 'changed', recordId: other._id, values: { body: named(_id) } }
    expect((await api.user('POST', '/drafts', draft)).status).toBe(201)
    const { usedBy, useCounts } = await uses()
    expect(useCounts).toEqual({ now: 1, draft: 1, trash: 1, history: 1 })
    expect(usedBy.map(({ state, recordId }) => [state, recordId])).toEqual([
      ['now', now],
      ['draft', other._id],
      ['trash', trashed],
      ['history', past],
    ])
  })

  test('tells of the home page, too', async () => {
    const { _id, title } = await make()
    const homeSections = [{ id: 'blocks', key: 'one', blocks: named(_id) }]
    expect((await api.user('PUT', '/site-settings', { homeSections })).status).toBe(200)
    const { usedBy } = (await api.read(`/library/downloads/${_id}/uses`)) as Uses
    expect(usedBy).toMatchObject([{ state: 'now', collection: 'site-settings', fields: ['homeSections'] }])
    expect(await api.column(`/downloads?search=${title}&unused=true`, '_id')).not.toContain(_id)
  })

  test('it needs a session, and an id', async () => {
    expect((await api.visitor('GET', `/library/downloads/${crypto.randomUUID()}/uses`)).status).toBe(401)
    expect((await api.user('GET', '/library/downloads/x/uses')).status).toBe(400)
  })
})

type Uses = { useCounts: object; usedBy: { state: string; recordId: string }[] }

describe('POST /upload/file', () => {
  test('answers where the file is, under a plain name that keeps its words', async () => {
    expect(await uploaded('step', 'Träger „links“ (neu)_v2.stp')).toMatch(
      /^\/files\/[\w-]{32}\/trager-links-neu-v2\.step$/,
    )
    expect(await uploaded('pdf', '目录.pdf')).toMatch(/\/page\.pdf$/)
  })

  test('equal files are one, whatever they are called', async () => {
    const body = testFiles.pdf()
    const address = async (name: string) => {
      const form = await formOf(body, { field: 'file', name })
      return (await api.user('POST', '/upload/file', form.body, form.headers)).body.data.fileUrl as string
    }
    const [one, other] = [await address('a.pdf'), await address('b.pdf')]
    expect([one.split('/')[2], one === other]).toEqual([other.split('/')[2], false])
  })

  test('refuses whoever is not signed in, another field, and no file at all', async () => {
    const form = await formOf(testFiles.pdf(), { field: 'file', name: 'a.pdf' })
    expect((await api.visitor('POST', '/upload/file', form.body, form.headers)).status).toBe(401)
    const other = await formOf(testFiles.pdf(), { field: 'image', name: 'a.pdf' })
    const { status, body } = await api.user('POST', '/upload/file', other.body, other.headers)
    expect([status, body.errors]).toEqual([422, { file: 'Please choose a file' }])
    expect((await api.user('POST', '/upload/file', {})).status).toBe(415)
  })
})
