import type pg from 'pg'
import { words } from './fill.ts'

export type MeasuredCall = { name: string; who: 'visitor' | 'administrator'; path: string }

/** Every list, search and detail call of the large tables, as each who may make it. */
export async function callsOn(client: pg.Client): Promise<MeasuredCall[]> {
  const one = async (sql: string) =>
    (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0] as string
  const product = await one(`select _id from products where slug = 'product-54321'`)
  const category = await one(`select _id from categories where slug = 'category-322'`)
  const event = await one(`select _id from events where title = 'Event 4321'`)
  const message = await one(
    `select _id from messages where not is_spam order by _id desc offset 500000 limit 1`,
  )
  const searches = (path: string, rare: string) => ({
    ...Object.fromEntries(
      Object.entries(words).map(([kind, word]) => [`search, ${kind} word`, `${path}search=${word}`]),
    ),
    'search, rare': `${path}search=${encodeURIComponent(rare)}`,
    'search, two letters': `${path}search=ka`,
    'search, two letters, none': `${path}search=qz`,
  })
  const forAll = named({
    products: {
      'first page': '/products?page=1',
      'without pages': '/products',
      'page 2000': '/products?page=2000',
      'by title': '/products?page=1&sort=title',
      'by price, falling': '/products?page=1&sort=-price',
      'of a category': `/products?category=${category}`,
      active: '/products/active?page=1',
      ...searches('/products?page=1&', 'switch 54321'),
      'one by id': `/products/${product}`,
      'one by slug': '/products/product-54321',
    },
    categories: {
      all: '/categories',
      'first page': '/categories?page=1',
      search: '/categories?page=1&search=category%2077',
      'one by id': `/categories/${category}`,
      'one with events and products': `/categories/${category}?includeEvents=true&includeProducts=true`,
      "one's events": `/categories/${category}/events`,
    },
    events: {
      'without pages': '/events',
      'first page': '/events?page=1',
      'of a category': `/events?category=${category}`,
      ...searches('/events?page=1&', 'Event 4321'),
      'one by id': `/events/${event}`,
    },
  })
  const forAdmins = named({
    products: { inactive: '/products?page=1&status=inactive', trash: '/products?page=1&trash=true' },
    dashboard: { 'at a glance': '/dashboard' },
    messages: {
      inbox: '/contact',
      'inbox, 200 a page': '/contact?limit=200',
      'inbox, in the middle': `/contact?cursor=${message}`,
      unread: '/contact?status=unread',
      archived: '/contact?status=archived',
      spam: '/contact?status=spam',
      ...searches('/contact?', 'sender654321@'),
      'archived, common word': `/contact?status=archived&search=${words.common}`,
      'archived, rare': '/contact?status=archived&search=sender654321%40',
      'unread count': '/contact/unread-count',
      one: `/contact/${message}`,
    },
  })
  return [
    ...forAll.flatMap((call) => [
      { ...call, who: 'visitor' as const },
      { ...call, who: 'administrator' as const },
    ]),
    ...forAdmins.map((call) => ({ ...call, who: 'administrator' as const })),
  ]
}

function named(groups: Record<string, Record<string, string>>) {
  return Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, path]) => ({ name: `${group}: ${name}`, path: `/api${path}` })),
  )
}
