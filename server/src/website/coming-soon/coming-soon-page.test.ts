import { texts } from '@busbar/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../../../test/until.ts'
import { hasBuild, startPublishedSite } from '../../../test/website/published-site.ts'

describe.runIf(hasBuild)('the page that visitors meet before the site is online', () => {
  const { ask, askBoth, read, save } = startPublishedSite()
  const typed = {
    name: 'Ada Volt',
    email: 'ada@volt.example',
    subject: 'A board for our hall',
    message: 'Two feeders.',
  }
  const post = (fields: object) =>
    ask('/contact', { method: 'POST', body: new URLSearchParams({ ...typed, ...fields }) })

  beforeAll(async () => {
    await save('/company/info', { phone: '+49 30 5550 1234', email: 'office@nordlicht.example' })
    await save('/site-settings', { isComingSoon: true })
    await until('the store is empty', async () => (await ask('/')).status === 503)
  })

  test('S1: it offers the phone, the email address, the contact form and the privacy policy', async () => {
    for (const answer of await askBoth('/')) {
      const html = await answer.text()
      expect(answer.status).toBe(503)
      for (const part of [
        'href="tel:+493055501234"',
        'href="mailto:office@nordlicht.example"',
        'action="/contact"',
        'href="#privacy"',
        'id="privacy"',
      ])
        expect(html).toContain(part)
    }
  })

  test('S1: without scripts it takes a message and answers as itself, never with a page of the site', async () => {
    const refused = await post({ name: '' })
    const why = await refused.text()
    expect([refused.status, why]).toEqual([422, expect.stringContaining('Name is required')])
    expect(why).toContain(typed.subject)
    const sent = await post({})
    const thanks = await sent.text()
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(thanks).toContain(texts.messages.thanks)
    for (const html of [why, thanks]) {
      expect(html).toContain(texts.comingSoon.heading)
      expect(html).not.toContain('data-navigation')
    }
    expect(await read('/contact?search=hall')).toMatchObject([typed])
  })
})
