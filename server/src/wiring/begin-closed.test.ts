import { expect, test } from 'vitest'
import { startApi } from '../../test/api.ts'
import { beginClosed } from './begin-closed.ts'

const api = startApi('owner')
const visitors = async () => (await api.read('/setup')).steps[0].state

test('a new installation is closed, and its owner is still asked; begun again, what was said holds', async () => {
  await Promise.all([beginClosed(api.db()), beginClosed(api.db())])
  expect((await api.visitor('GET', '/services')).body.code).toBe('coming_soon')
  expect([(await api.read('/site-settings')).isComingSoon, await visitors()]).toEqual([true, 'open'])
  await api.user('PUT', '/site-settings', { isComingSoon: false })
  await api.user('PUT', '/setup', { step: 'visitors', state: 'done' })
  await beginClosed(api.db())
  expect((await api.visitor('GET', '/services')).status).toBe(200)
  expect(await visitors()).toBe('done')
})
