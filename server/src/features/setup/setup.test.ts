import { setupSteps } from '@busbar/contract'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../../test/api.ts'

const api = startApi('owner')
const startedAnew = startApi('owner')
const states = async () =>
  Object.fromEntries(
    (await api.read('/setup')).steps.map(({ step, state }: Record<string, string>) => [step, state]),
  )
const note = (step: string, state: string) => api.user('PUT', '/setup', { step, state })

describe('GET /setup', () => {
  test('a new installation has everything before it, in the order of the first hour', async () => {
    const { steps, isComingSoon, isFinished } = await api.read('/setup')
    expect(steps).toEqual(setupSteps.map((step) => ({ step, state: 'open' })))
    expect([isComingSoon, isFinished]).toEqual([false, false])
  })

  test('content tells what is done, and going online what is finished', async () => {
    await api.user('PUT', '/site-settings', { isComingSoon: true })
    expect(await states()).toMatchObject({ visitors: 'done', online: 'open' })
    const company = {
      name: 'Nordlicht',
      email: 'hello@busbar.example',
      logo: { imageUrl: '/uploads/x.webp' },
    }
    expect((await api.user('PUT', '/company/info', company)).status).toBe(200)
    const look = { primary: '#0b1420', accent: '#ffb400', fonts: 'serif', hero: 'dark', corners: 'round' }
    expect((await api.user('PUT', '/site-settings', { look })).status).toBe(200)
    await api.create('services', { title: 'Inspection' })
    const category = await api.create('categories', { title: 'Boards' })
    await api.create('products', { title: 'Board', shortDescription: 'Short.', category: category._id })
    await note('email', 'done')
    await api.user('PUT', '/site-settings', { isComingSoon: false })
    // The page before was not said to be unwanted: it has served.
    await note('visitors', 'done')
    expect(Object.values(await states())).toEqual(setupSteps.map(() => 'done'))
    expect((await api.read('/setup')).isFinished).toBe(true)
  })
})

describe('drafts', () => {
  const draft = (input: object) => startedAnew.user('POST', '/drafts', input)
  const drafted = async () =>
    Object.fromEntries(
      (await startedAnew.read('/setup')).steps
        .filter(({ draft }: { draft?: object }) => draft)
        .map(({ step, state, draft }: Record<string, object>) => [step, { state, ...draft }]),
    )

  test('A6: a step knows the draft that does it, until it is done', async () => {
    const logo = { imageUrl: '/uploads/x.webp' }
    const company = { collection: 'company', kind: 'changed', values: { logo } }
    expect((await draft(company)).status).toBe(201)
    const service = await draft({ collection: 'services', kind: 'new', values: { title: 'Inspection' } })
    const { recordId } = service.body.data
    expect(await drafted()).toEqual({
      logo: { state: 'open', recordId: null },
      service: { state: 'open', recordId },
    })
    await startedAnew.user('PUT', '/setup', { step: 'service', state: 'later' })
    expect((await drafted()).service).toEqual({ state: 'later', recordId })
    const { _id } = service.body.data.release
    expect((await startedAnew.user('POST', `/releases/${_id}/publish`)).status).toBe(200)
    expect(await drafted()).toEqual({ logo: { state: 'open', recordId: null } })
    await startedAnew.user('DELETE', `/services/${recordId}`)
  })
})

describe('what visitors miss', () => {
  test('A5: is told in the order of how bad it is, until each is there', async () => {
    const fresh = startedAnew
    expect((await fresh.read('/setup')).missing).toEqual([
      'enquiries-address',
      'mail-server',
      'name',
      'services',
      'products',
      'hero-images',
    ])
    const company = { name: 'Nordlicht', email: 'hello@busbar.example' }
    const heroImages = [{ imageUrl: '/uploads/x.webp', title: 'Boards', subtitle: 'Made here.' }]
    expect((await fresh.user('PUT', '/company/info', { ...company, heroImages })).status).toBe(200)
    await fresh.create('services', { title: 'Inspection' })
    expect((await fresh.read('/setup')).missing).toEqual(['mail-server', 'products'])
    const homeSections = [{ id: 'products', isVisible: false }]
    expect((await fresh.user('PUT', '/site-settings', { homeSections })).status).toBe(200)
    expect((await fresh.read('/setup')).missing).toEqual(['mail-server'])
  })
})

describe('PUT /setup', () => {
  test('a step can be put off, and what is put off does not keep the list open', async () => {
    expect((await note('email', 'later')).body.data.steps).toContainEqual({ step: 'email', state: 'later' })
    expect((await api.read('/setup')).isFinished).toBe(true)
    expect((await note('email', 'open')).body.data.isFinished).toBe(false)
  })

  test('refuses steps that there are none of, and editors', async () => {
    expect((await note('party', 'done')).status).toBe(422)
    const { token } = await api.signIn('editor')
    expect((await api.call('GET', '/api/setup', { token })).status).toBe(403)
  })
})
