import { limits } from '@busbar/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { fillTables, plansOf, wholeReads } from '../../../test/measure/plans.ts'
import { recordStatements } from '../../../test/measure/statements.ts'

const total = 50_000
let busbar: TestApp
let token: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
  // The newest 2,000 are unread, every fourth message has a reply. One word stands in the oldest fifth alone,
  // one in all but the newest tenth.
  await fillTables(
    busbar.ownerUrl,
    `with made as (
      select i, (lpad(to_hex(1780000000000 + i), 12, '0') || '70008' || lpad(to_hex(i), 15, '0'))::uuid as id
      from generate_series(1, ${total}) as i
    ), written as (
      insert into messages (_id, name, email, subject, message, status, is_spam)
      select id, 'Sender ' || i, 'sender' || i || '@firm.example', 'Quote ' || md5(i::text),
        md5((i * 7)::text) || ' transformer' || case when i <= ${total / 5} then ' casino' else '' end
          || case when i <= ${total * 0.9} then ' lottery' else '' end,
        case when i > ${total - 2000} then 'unread' when i % 3 = 0 then 'archived' else 'read' end, i % 50 = 0
      from made
    )
    insert into message_replies (_id, message_id, message, admin_name)
    select id, id, repeat('Thank you. ', 50), 'Ada Volt' from made where i % 4 = 0`,
  )
})
afterAll(() => busbar.close())

const get = async (path: string) => {
  const answer = await busbar.call('GET', `/api/contact${path}`, { token })
  expect(answer.status, path).toBe(200)
  return answer.body
}

test('no list, search, count or single message reads the whole table', async () => {
  const [, middle] = (await get('?limit=2')).data
  const calls = [
    '',
    '?limit=200',
    `?cursor=${middle._id}`,
    ...['unread', 'read', 'archived', 'inbox', 'spam'].flatMap((status) => [
      `?status=${status}`,
      `?status=${status}&cursor=${middle._id}`,
      `?status=${status}&search=transformer`,
      `?status=${status}&search=sender777`,
      `?status=${status}&search=ab`,
    ]),
    ...['transformer', 'casino', 'sender4321@', 'nowhere', 'ab', 'q', '@', '100%'].map(
      (text) => `?search=${encodeURIComponent(text)}`,
    ),
    '/unread-count',
    `/${middle._id}`,
  ]
  for (const call of calls) {
    const plans = await plansOf(busbar.url, () => get(call))
    expect(plans.length, call).toBeGreaterThan(1)
    expect(wholeReads(plans, '(messages|message_replies)'), call).toEqual([])
  }
})

test('each folder is read from its own index', async () => {
  for (const [query, index] of Object.entries({
    '': 'messages_inbox',
    '?status=inbox': 'messages_open',
    '?status=unread': 'messages_unread',
    '?status=read': 'messages_read',
    '?status=archived': 'messages_archived',
    '?status=spam': 'messages_spam',
    '/unread-count': 'messages_unread',
  })) {
    const plans = await plansOf(busbar.url, () => get(query))
    expect(plans.filter((plan) => plan.includes(` ${index} `)).length, query).toBe(1)
  }
})

test('what is not among the newest is looked up in the search index, be it rare or frequent', async () => {
  for (const text of ['sender4321@', 'casino', 'lottery', 'nowhere']) {
    const plans = await plansOf(busbar.url, () => get(`?search=${text}`))
    expect(plans.filter((plan) => plan.includes('Bitmap Index Scan on messages_search')).length, text).toBe(1)
  }
})

test('a page of messages takes one query for all their replies', async () => {
  const statements = await recordStatements(() => get('?limit=100'))
  expect(statements.filter(({ text }) => text.includes('"message_replies"')).length).toBe(1)
})

test('unread messages are counted as far as the limit', async () => {
  expect((await get('/unread-count')).data.count).toBe(limits.messages.countMax)
})

test('a search finds what is rare among many, newest first', async () => {
  const { data, meta } = await get('?search=SENDER4321')
  expect(data.map((row: { name: string }) => row.name)).toEqual([
    ...Array.from({ length: 10 }, (_, last) => `Sender ${43_219 - last}`),
    'Sender 4321',
  ])
  expect(meta.nextCursor).toBeNull()
})

test('a search that would look through everything answers in parts, and its cursor leads to the end', async () => {
  for (const text of ['casino', '~']) {
    let found = 0
    let parts = 0
    for (let cursor: string | null = ''; cursor !== null; parts++) {
      const page = await get(`?search=${text}&limit=200${cursor && `&cursor=${cursor}`}`)
      found += page.data.length
      cursor = page.meta.nextCursor
    }
    expect(found, text).toBe(text === 'casino' ? total / 5 - total / 5 / 50 : 0)
    expect(parts, text).toBeGreaterThan(5)
    expect(parts, text).toBeLessThan(70)
  }
})
