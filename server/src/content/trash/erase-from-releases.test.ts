import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'
import { partnersStore } from '../../features/partners/table.ts'
import { createTrashEmptying } from './empty-trash.ts'

const api = startApi('admin')
const emptyTrash = () => createTrashEmptying({ db: api.db(), collections: [partnersStore] })({}, '1')
const drafted = async (body: object) => {
  const answer = await api.user('POST', '/drafts', body)
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body.data
}
const publish = async ({ release }: { release: { _id: string } }) =>
  expect((await api.user('POST', `/releases/${release._id}/publish`)).status).toBe(200)
const partner = (name: string) => ({
  collection: 'partners',
  kind: 'new',
  values: { name, description: 'x' },
})
const rename = (recordId: string, name: string) => ({
  collection: 'partners',
  kind: 'changed',
  recordId,
  values: { name },
})
const throwAway = (id: string) => api.user('DELETE', `/partners/${id}`)
const age = () =>
  api
    .db()
    .execute(sql`update partners set deleted_at = now() - interval '31 days' where deleted_at is not null`)

/** Everything that is kept of content, as text. */
async function everything() {
  const { rows } = await api.db().execute(sql`
    select to_jsonb(kept)::text as kept from releases as kept union all
    select to_jsonb(kept)::text from drafts as kept union all
    select to_jsonb(kept)::text from revisions as kept`)
  return rows.map(({ kept }) => kept).join('\n')
}

test('R2: what is deleted for good is gone from releases, their history and drafts, and nothing else is', async () => {
  const { body } = await api.user('POST', '/releases', { name: 'Two partners' })
  const both = { release: body.data._id }
  const erased = await drafted({ ...partner('Norrkabel'), ...both })
  const kept = await drafted({ ...partner('Sydkabel'), ...both })
  await publish(erased)
  const { recordId } = erased
  const alone = await drafted(rename(recordId, 'Norrkabel AB'))
  await publish(alone)
  const waiting = await drafted(rename(recordId, 'Norrkabel Waiting'))
  expect(await everything()).toContain('Norrkabel')

  await throwAway(recordId)
  const { data } = (await api.user('POST', '/partners/bulk-erase', { ids: [recordId] })).body
  expect(data).toEqual({ erased: 1 })
  expect(await everything()).not.toContain('Norrkabel')
  expect((await api.user('GET', `/drafts/${waiting._id}`)).status).toBe(404)
  expect((await api.user('GET', `/releases/${waiting.release._id}`)).status).toBe(404)
  expect(await api.read(`/releases/${alone.release._id}`)).toMatchObject({ title: null, size: 1 })
  const release = await api.read(`/releases/${both.release}`)
  expect(release).toMatchObject({ title: 'Two partners', size: 2 })
  expect(release.drafts).toMatchObject([
    { recordId: kept.recordId, title: 'Sydkabel', fields: expect.arrayContaining(['name']) },
    { recordId, title: null, fields: [] },
  ])
  const history = await api.read('/history')
  expect(history).toContainEqual(expect.objectContaining({ recordId: both.release, title: 'Two partners' }))
  expect((await api.user('POST', `/releases/${alone.release._id}/undo`)).body.code).toBe('clash')
})

test('R2: a record stays in the trash while a draft is to bring it back; drafts that change it go with it', async () => {
  const undone = await drafted(partner('Undone'))
  await publish(undone)
  await api.user('POST', `/releases/${undone.release._id}/undo`)
  const changed = await api.create('partners', { name: 'Changed', description: 'x' })
  const draft = await drafted(rename(changed._id, 'Changed again'))
  await throwAway(changed._id)
  await age()
  await emptyTrash()
  expect((await api.user('GET', `/drafts/${draft._id}`)).status).toBe(404)
  await publish(undone)
  expect((await api.read(`/partners/${undone.recordId}`)).name).toBe('Undone')
})
