import { texts } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { hasBuild, startPublishedSite } from '../../test/website/published-site.ts'

/** A message that no other test sends. */
function newMessage() {
  const mark = crypto.randomUUID()
  return { name: 'Ada Volt', email: 'ada@volt.example', subject: `A board ${mark}`, message: 'Two feeders.' }
}

describe.runIf(hasBuild)('a form that a browser without scripts posts', () => {
  const { ask, askBoth, html, read } = startPublishedSite()
  const post = (typed: Record<string, string>, path = '/contact') =>
    ask(path, { method: 'POST', body: new URLSearchParams(typed) })

  test('a plain post answers 200 or 422, is kept by nobody, and changes no published page', async () => {
    const before = await html('/contact')
    const sent = await post(newMessage())
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const refused = await post({ ...newMessage(), name: '' })
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect(await refused.text()).toContain('Name is required')
    expect(await html('/contact')).toBe(before)
  })

  test('who reloads the page of thanks has not written twice', async () => {
    const typed = newMessage()
    await post(typed)
    expect((await post(typed)).status).toBe(200)
    expect(await read(`/contact?search=${encodeURIComponent(typed.subject)}`)).toMatchObject([typed])
  })

  test('A17: a form of another site cannot reach the API, and a plain post is an enquiry and nothing else', async () => {
    const typed = newMessage()
    const form = { method: 'POST', body: new URLSearchParams(typed) }
    for (const [path, status] of [
      ['/api/contact', 415],
      ['/', 404],
      ['/privacy', 404],
      ['/login', 404],
      ['/categories/x', 404],
    ] as const)
      for (const answer of await askBoth(path, form)) expect([path, answer.status]).toEqual([path, status])
    expect(await read(`/contact?search=${encodeURIComponent(typed.subject)}`)).toEqual([])
  })

  test('a mail program unsubscribes in one click (RFC 8058), and nobody keeps the page', async () => {
    const answer = await post(
      { 'List-Unsubscribe': 'One-Click' },
      `/newsletter/unsubscribe?key=${crypto.randomUUID()}`,
    )
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await answer.text()).toContain(texts.newsletterPages.unsubscribed)
  })
})
