import { type CollectionName, collectionNames } from '@busbar/contract'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Method } from '../../../../test/api.ts'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { addSampleFile, sampleInput } from '../../../../test/sample-input.ts'
import { latestChange } from '../../../content/change-log.ts'
import { images } from '../../../content/tables.ts'

type Attempt = [method: Method, path: string, body?: object]
type Made = { _id: string; trashed: string; displayOrder?: number }

const routes: RouteOptions[] = []
let busbar: TestApp
let admin: string
let editor: string
beforeAll(async () => {
  busbar = await createTestApp({ onRoute: (route) => routes.push(route) })
  await addSampleFile(busbar.db)
  admin = (await busbar.signIn('admin')).token
  editor = (await busbar.signIn('editor')).token
})
afterAll(() => busbar.close())

const asAdmin = async (...[method, path, body]: Attempt) =>
  (await busbar.call(method, `/api${path}`, { body, token: admin })).body.data

let category = ''
const input = (name: CollectionName, number: number) => ({
  ...sampleInput(name, number),
  ...(name === 'clients' && { email: `sample${number}@busbar.example` }),
  ...(name === 'events' && { category }),
})

/** Calls that every content type has, each with what it would take to succeed. */
function standard(name: CollectionName, { _id, trashed }: Made): Attempt[] {
  return [
    ['POST', `/${name}`, input(name, 3)],
    ['PUT', `/${name}/${_id}`, input(name, 4)],
    ['DELETE', `/${name}/${_id}`],
    ['POST', `/${name}/${trashed}/restore`],
    ['POST', `/${name}/${_id}/revert`, { revision: 1 }],
    ['POST', `/${name}/bulk-delete`, { ids: [_id] }],
    ['POST', `/${name}/bulk-restore`, { ids: [trashed] }],
    ['POST', `/${name}/bulk-update`, { changes: [{ _id, ...bulkChange(name) }] }],
    ['PUT', `/${name}/reorder`, { [name]: [{ _id, displayOrder: 0 }] }],
  ]
}

function bulkChange(name: CollectionName) {
  if (name === 'events') return { category }
  if (name === 'characteristics') return { group: 'Ratings' }
  return name === 'products' ? { status: 'inactive' } : { isActive: false }
}

test('A21: while editors need a review, no writing call of any content type lets one of them write', async () => {
  const made = {} as Record<CollectionName, Made>
  const attempts: Attempt[] = []
  category = (await asAdmin('POST', '/categories', sampleInput('categories', 9)))._id
  for (const name of collectionNames) {
    const [one, other] = [
      await asAdmin('POST', `/${name}`, input(name, 1)),
      await asAdmin('POST', `/${name}`, input(name, 2)),
    ]
    await asAdmin('DELETE', `/${name}/${other._id}`)
    made[name] = { _id: one._id, trashed: other._id }
    attempts.push(...standard(name, made[name]))
  }
  const event = await asAdmin('POST', `/categories/${category}/events`, input('events', 5))
  const imageUrl = '/uploads/products/0123456789abcdef0123456789abcdef.webp'
  const other = '/uploads/products/00000000000000000000000000000000.webp'
  for (const url of [imageUrl, other])
    await busbar.db.insert(images).values({ url, width: 1, height: 1, thumbHash: '', state: 'ready' })
  await asAdmin('POST', `/products/${made.products._id}/images`, { imageUrl })
  attempts.push(
    ['POST', `/categories/${category}/events`, input('events', 6)],
    ['PUT', `/categories/${category}/events/${event._id}`, { title: 'Closed day' }],
    ['DELETE', `/categories/${category}/events/${event._id}`],
    ['POST', '/clients/activate-all'],
    ['POST', `/products/${made.products._id}/images`, { imageUrl }],
    ['DELETE', `/products/${made.products._id}/images/${imageUrl.split('/').at(-1)}`],
    ['PUT', `/products/${made.products._id}/main-image`, { imageUrl }],
    ['PUT', '/upload/description', { imageUrl, alt: 'Something else' }],
    ['PUT', `/library/images/${imageUrl.split('/').at(-1)}`, { alt: 'Something else' }],
    ['POST', `/library/images/${imageUrl.split('/').at(-1)}/replace`, { imageUrl: other }],
  )
  await asAdmin('PUT', '/site-settings', { editorsNeedReview: true })
  const before = await latestChange(busbar.db)
  const known = routes.flatMap(({ method, url }) => (Array.isArray(method) ? [] : [`${method} ${url}`]))
  const tried = new Set<string>()
  const wrong: string[] = []
  for (const [method, path, body] of attempts) {
    const isOwnAddress = known.includes(`${method} /api${path}`)
    const route = isOwnAddress ? `${method} /api${path}` : patternOf(known, method, `/api${path}`)
    // Not every content type has an order, or fields that several records can be given at once.
    if (!route || (!isOwnAddress && optional.test(path))) continue
    tried.add(route)
    const answer = await busbar.call(method, `/api${path}`, { body, token: editor })
    if (answer.status !== 403 || answer.body.code !== 'review_needed')
      wrong.push(`${method} ${path}: ${answer.status} ${answer.text}`)
  }
  expect(wrong).toEqual([])
  expect(await latestChange(busbar.db)).toBe(before)
  expect(known.filter(isWriting).filter((route) => !tried.has(route))).toEqual([])
})

test('an image that no page has ever shown is described without a review, for the draft that will show it', async () => {
  const url = '/uploads/products/fedcba9876543210fedcba9876543210.webp'
  await busbar.db.insert(images).values({ url, width: 1, height: 1, thumbHash: '', state: 'ready' })
  await asAdmin('PUT', '/site-settings', { editorsNeedReview: true })
  const body = { imageUrl: url, alt: 'A pump' }
  expect((await busbar.call('PUT', '/api/upload/description', { body, token: editor })).status).toBe(200)
})

/** What a user of any role may call to write content. */
function isWriting(route: string) {
  const [method = '', url = ''] = route.split(' ')
  const isContent = collectionNames.some((name) => url === `/api/${name}` || url.startsWith(`/api/${name}/`))
  return isContent && !['GET', 'HEAD'].includes(method) && !url.endsWith('/bulk-erase')
}

const optional = /\/(reorder|bulk-update)$/

function patternOf(known: string[], method: string, path: string) {
  return known.find((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(`${method} ${path}`))
}
