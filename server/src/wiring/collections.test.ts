import {
  type CampaignItem,
  type Collection,
  type CollectionName,
  campaignCollections,
  collections as contracts,
  quotedCollections,
} from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { fieldOf, startApi } from '../../test/api.ts'
import { sampleInput } from '../../test/sample-input.ts'
import { createRecordPages } from '../publisher/record-pages.ts'
import { createReadCampaignCards } from './campaign-cards.ts'
import { collections } from './collections.ts'
import { pagedCollections } from './pages.ts'
import { findQuotable } from './quotable-records.ts'

const api = startApi()
const publicUrl = 'https://busbar.example'
const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)
const hiding = (name: string) => (name === 'products' ? { status: 'inactive' } : { isActive: false })
let number = 0

/** Where visitors find a record. */
async function placesOf(name: string, { _id, slug }: { _id: string; slug: string }) {
  const places: string[] = []
  const { body } = await api.visitor('GET', `/${name}`)
  if (fieldOf(body.data, '_id').includes(_id)) places.push('list')
  if ((await api.visitor('GET', `/${name}/${slug}`)).status === 200) places.push('record')
  const prefix = pagedCollections.find(({ store }) => store.name === name)?.prefix
  for await (const paths of createRecordPages(api.db(), pagedCollections).all())
    if (paths.includes(`${prefix}${slug}`)) places.push('page')
  const sitemap = (await api.call('GET', '/sitemap.xml')).text
  if (sitemap.includes(`<loc>${publicUrl}${prefix}${slug}</loc>`)) places.push('sitemap')
  if (isOneOf(campaignCollections, name) && (await cardsOf(name, _id)).length) places.push('card')
  if (isOneOf(quotedCollections, name) && (await findQuotable(api.db(), name, _id))) places.push('quote')
  return places
}

const cardsOf = (collection: CampaignItem['collection'], _id: string) =>
  createReadCampaignCards(publicUrl)(api.db(), [{ collection, _id }])

describe.each(pagedCollections.map(({ store }) => store.name as CollectionName))('of %s', (name) => {
  const everywhere = [
    ...['list', 'record', 'page', 'sitemap'],
    ...(isOneOf(campaignCollections, name) ? ['card'] : []),
    ...(isOneOf(quotedCollections, name) ? ['quote'] : []),
  ]
  const make = () => api.create(name, sampleInput(name, ++number))

  test('visitors find a record everywhere, and nowhere once it is hidden', async () => {
    const made = await make()
    expect(await placesOf(name, made)).toEqual(everywhere)
    expect((await api.user('PUT', `/${name}/${made._id}`, hiding(name))).status).toBe(200)
    expect(await placesOf(name, made)).toEqual([])
  })

  test('visitors find nothing of a record in the trash, and all of one that is back', async () => {
    const made = await make()
    await api.user('DELETE', `/${name}/${made._id}`)
    expect(await placesOf(name, made)).toEqual([])
    await api.user('POST', `/${name}/${made._id}/restore`)
    expect(await placesOf(name, made)).toEqual(everywhere)
  })
})

test('an event is in the list and on a card as long as visitors see its category', async () => {
  const category = await api.create('categories', sampleInput('categories', ++number))
  const event = await api.create('events', { ...sampleInput('events', ++number), category: category._id })
  const isListed = async () =>
    fieldOf((await api.visitor('GET', '/events')).body.data, '_id').includes(event._id)
  const card = expect.objectContaining({ url: `${publicUrl}/categories/${category.slug}` })
  expect([await isListed(), await cardsOf('events', event._id)]).toEqual([true, [card]])
  await api.user('PUT', `/categories/${category._id}`, { isActive: false })
  expect([await isListed(), await cardsOf('events', event._id)]).toEqual([false, []])
})

test('what others belong to comes before them, so that it is imported first and leaves the trash last', () => {
  const order = Object.keys(collections)
  for (const [name, { names = {} }] of Object.entries<Collection>(contracts))
    for (const named of Object.values(names))
      expect(order.indexOf(named)).toBeLessThanOrEqual(order.indexOf(name))
})
