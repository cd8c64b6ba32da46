import { defaults, texts } from '@busbar/contract'
import { count, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { changesAfter, latestChange } from '../../content/change-log.ts'
import { trackReads } from '../../content/read-tracking.ts'
import { images, revisions } from '../../content/tables.ts'
import { company } from './table.ts'

let busbar: TestApp
let token: string
let editor: string
beforeAll(async () => {
  busbar = await createTestApp()
  token = (await busbar.signIn('admin')).token
  editor = (await busbar.signIn('editor')).token
})
afterAll(() => busbar.close())
// There is one company in all: each test starts before its first save.
beforeEach(() => busbar.db.execute(sql`delete from company`))

const info = '/api/company/info'
const hero = '/api/company/hero-images'
const save = (body: unknown, headers = {}) => busbar.call('PUT', info, { token, body, headers })
const saveHero = (body: unknown, headers = {}) => busbar.call('PUT', hero, { token, body, headers })
const read = async () => (await busbar.call('GET', info)).body.data
const slide = (more: object = {}) => ({ imageUrl: '/uploads/company/dusk.webp', ...more })
const questions = [
  { question: 'Do you work at night?', answer: 'Where an outage can only be at night, yes.' },
]
const rows = async () => (await busbar.db.select({ rows: count() }).from(company))[0]?.rows

describe('GET /company/info', () => {
  test('before anything is saved, it is made of the defaults @spec-87 @spec-165', async () => {
    const { status, body, headers } = await busbar.call('GET', info)
    expect([status, headers.etag]).toEqual([200, '"0"'])
    expect(body.data).toEqual({
      _id: null,
      createdAt: null,
      updatedAt: null,
      revision: 0,
      name: defaults.company.name,
      description: null,
      email: null,
      phone: null,
      emergencyPhone: null,
      openingHours: null,
      address: null,
      logo: { imageUrl: null, altText: 'Company Logo' },
      socialMedia: { facebook: null, twitter: null, instagram: null, linkedin: null, youtube: null },
      heroImages: [],
      heroStats: { yearsExperience: 10, projectsCompleted: 500 },
      faq: defaults.company.faq,
      showsFaq: true,
      coordinates: { lat: 48.8566, lng: 2.3522 },
      pictures: {},
    })
    expect(body.data.faq).toHaveLength(3)
  })

  test('shows the three default questions whenever the company has none', async () => {
    await save({ faq: questions })
    expect((await read()).faq).toEqual(questions)
    await save({ faq: [] })
    expect((await read()).faq).toEqual(defaults.company.faq)
  })

  test('a page that shows it is published again when it is saved', async () => {
    const { reads } = await trackReads(() => busbar.call('GET', info))
    expect(reads).toContain('company')
    await save({ name: 'Wattwerk' })
    const { entries } = await changesAfter(busbar.db, (await latestChange(busbar.db)) - 1)
    expect(entries[0]?.keys).toContain('company')
  })

  test('tells what is known of the images in it', async () => {
    const { imageUrl } = slide()
    await busbar.db
      .insert(images)
      .values({ url: imageUrl, width: 1920, height: 1080, thumbHash: 'abc', widths: [320] })
    await save({ heroImages: [slide()] })
    expect((await read()).pictures).toEqual({
      [imageUrl]: {
        width: 1920,
        height: 1080,
        thumbHash: 'abc',
        alt: '',
        focus: null,
        widths: [320],
        hasShareImage: false,
      },
    })
  })
})

describe('PUT /company/info', () => {
  test('S11: giving it back as it was read changes nothing, neither before the first save nor after @spec-165', async () => {
    for (const given of [null, { name: 'Norrstrom Electric', heroImages: [slide()] }]) {
      if (given) expect((await save(given)).status).toBe(200)
      const before = await read()
      const { status, body } = await save(before)
      expect([status, body.data]).toEqual([200, before])
      expect(await read()).toEqual(before)
    }
  })

  const whole = {
    name: 'Norrstrom Electric',
    description: 'Substations and switchgear',
    showsFaq: true,
    email: 'office@norrstrom.example',
    phone: '+46 8 123 45 67',
    emergencyPhone: '+46 8 123 45 99',
    openingHours: 'Monday to Friday 07:00–16:00',
    address: 'Kabelgatan 4, Stockholm',
    logo: { imageUrl: '/uploads/company/logo.webp', altText: 'Norrstrom' },
    socialMedia: {
      facebook: 'https://facebook.example/norrstrom',
      twitter: null,
      instagram: null,
      linkedin: 'linkedin.example/norrstrom',
      youtube: null,
    },
    heroImages: [
      {
        imageUrl: '/uploads/company/dusk.webp',
        title: 'Power that stays on',
        subtitle: 'Since 1998',
        buttonText: 'See our work',
        buttonLink: '/categories/power',
      },
    ],
    heroStats: { yearsExperience: 28, projectsCompleted: 900 },
    faq: questions,
    coordinates: { lat: 59.3293, lng: 18.0686 },
  }

  test('saves the full object', async () => {
    const { status, body, headers } = await save(whole)
    expect([status, headers.etag]).toEqual([200, '"1"'])
    expect(body.data).toMatchObject({ ...whole, revision: 1 })
    expect(await read()).toEqual(body.data)
  })

  test('merges the fields that are given, and those inside logo, stats and social media', async () => {
    await save(whole)
    const { body } = await save({
      phone: '',
      logo: { altText: 'Norrstrom Electric' },
      heroStats: { projectsCompleted: 901 },
      socialMedia: { youtube: 'youtube.example/norrstrom', facebook: '' },
    })
    expect(body.data).toMatchObject({
      ...whole,
      phone: null,
      logo: { imageUrl: '/uploads/company/logo.webp', altText: 'Norrstrom Electric' },
      heroStats: { yearsExperience: 28, projectsCompleted: 901 },
      socialMedia: { ...whole.socialMedia, youtube: 'youtube.example/norrstrom', facebook: null },
      revision: 2,
    })
  })

  test('V7: opening hours are a few lines of text, and as empty as the emergency number unless given', async () => {
    const openingHours = 'Monday to Thursday 07:30–17:00\nFriday 07:30–15:30'
    const { body } = await save({ openingHours, emergencyPhone: '+44 114 496 0199' })
    expect(body.data).toMatchObject({ openingHours, emergencyPhone: '+44 114 496 0199' })
    const refused = await save({ openingHours: 'a\nb\nc\nd\ne\nf' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { openingHours: 'Please use at most 5 lines' },
    ])
    const emptied = await save({ openingHours: ' ', emergencyPhone: '' })
    expect(emptied.body.data).toMatchObject({ openingHours: null, emergencyPhone: null })
  })

  test('what was left out of a first save has its default', async () => {
    const { body } = await save({ heroStats: { yearsExperience: 12 }, logo: { imageUrl: 'logo.webp' } })
    expect(body.data).toMatchObject({
      name: defaults.company.name,
      heroStats: { yearsExperience: 12, projectsCompleted: 500 },
      logo: { imageUrl: 'logo.webp', altText: 'Company Logo' },
    })
  })

  test('the questions can be hidden without losing them', async () => {
    const { body } = await save({ faq: questions, showsFaq: false })
    expect(body.data).toMatchObject({ faq: questions, showsFaq: false })
    expect((await save({ phone: '+44 1' })).body.data.showsFaq).toBe(false)
  })

  test('a slide without a button text or link has the default ones @spec-87', async () => {
    const { body } = await save({ heroImages: [slide(), slide({ buttonText: ' ', buttonLink: '' })] })
    const usual = { title: null, subtitle: null, buttonText: 'Discover More', buttonLink: '#services' }
    expect(body.data.heroImages).toEqual([slide(usual), slide(usual)])
  })

  test('a save that changes nothing makes no row and no revision', async () => {
    expect((await save({})).body.data).toMatchObject({ _id: null, revision: 0 })
    expect(await rows()).toBe(0)
    await save(whole)
    expect((await save(whole)).body.data.revision).toBe(1)
    expect((await save({ logo: {}, socialMedia: {} })).body.data.revision).toBe(1)
  })

  test('is kept with who did it and what it was before', async () => {
    await save({ name: 'Before' })
    const { _id } = (await save({ name: 'After' })).body.data
    const [last] = await busbar.db
      .select()
      .from(revisions)
      .where(eq(revisions.recordId, _id))
      .orderBy(desc(revisions.revision))
    expect(last).toMatchObject({
      collection: 'company',
      actorName: 'Ada Volt',
      before: { name: 'Before' },
      after: { name: 'After' },
    })
  })

  test('an earlier version that is brought back loses what was added since', async () => {
    const { _id } = (await save({ socialMedia: { linkedin: 'linkedin.example/wattwerk' } })).body.data
    await save({ socialMedia: { youtube: 'youtube.example/wattwerk' }, logo: { altText: 'Wattwerk' } })
    const { status, body } = await busbar.call('POST', `/api/company/${_id}/revert`, {
      token,
      body: { revision: 1 },
    })
    expect(status).toBe(200)
    expect(body.data.socialMedia).toMatchObject({ linkedin: 'linkedin.example/wattwerk', youtube: null })
    expect(body.data.logo.altText).toBe('Company Logo')
  })

  test('a stale If-Match answers 409 with the current data, from the very first save on', async () => {
    expect((await save({ name: 'First' }, { 'if-match': '"0"' })).status).toBe(200)
    const second = await save({ name: 'Second' }, { 'if-match': '"0"' })
    expect([second.status, second.body.code, second.body.data.name]).toEqual([409, 'stale', 'First'])
    expect((await save({ name: 'Third' }, { 'if-match': 'W/"1"' })).body.data.name).toBe('Third')
    expect((await save({ name: 'Fourth' }, { 'if-match': 'two' })).status).toBe(400)
    expect((await read()).name).toBe('Third')
  })

  test('A54: twenty first saves at once make one row, and lose none', async () => {
    // Connections that are open already, so that none of them is late.
    await Promise.all(Array.from({ length: 20 }, read))
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => save({ name: `Company ${number}` })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.map(({ body }) => body.data.revision).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, number) => number + 1),
    )
    expect(await rows()).toBe(1)
  })

  test('A54: of twenty first saves at once that each believe to be the first, one is', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => save({ name: `Company ${number}` }, { 'if-match': '"0"' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test('needs a session (401) and is not for an editor (403); nothing changes', async () => {
    expect((await busbar.call('PUT', info, { body: whole })).status).toBe(401)
    const refused = await busbar.call('PUT', info, { body: whole, token: editor })
    expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed'])
    expect(await rows()).toBe(0)
    const owner = (await busbar.signIn('owner')).token
    expect((await busbar.call('PUT', info, { body: whole, token: owner })).status).toBe(200)
  })

  test('each broken rule answers 422 with its sentence', async () => {
    const complaints = async (body: object) => {
      const answer = await save(body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(422)
      return answer.body.errors
    }
    const stat = 'Please enter a whole number of at least 1'
    const place = 'Please enter a latitude from -90 to 90 and a longitude from -180 to 180'
    expect(await complaints({ name: ' ' })).toEqual({ name: 'Company name is required' })
    expect(await complaints({ name: null })).toEqual({ name: 'Company name is required' })
    expect(await complaints({ email: 'nobody' })).toEqual({ email: 'Please enter a valid email address' })
    expect(await complaints({ phone: '1'.repeat(61) })).toEqual({ phone: 'Please use at most 60 characters' })
    expect(await complaints({ heroImages: Array(6).fill(slide()) })).toEqual({
      heroImages: 'Maximum of 5 hero images allowed',
    })
    expect(await complaints({ heroImages: [{ title: 'No picture' }] })).toEqual({
      'heroImages.0.imageUrl': 'Each slide needs an image',
    })
    expect(await complaints({ heroImages: [slide({ buttonLink: 'services' })] })).toEqual({
      'heroImages.0.buttonLink': 'Please enter a web address, an email address, a phone number or #section',
    })
    for (const wrong of [0, -3, 1.5, 1_000_001]) {
      expect(await complaints({ heroStats: { yearsExperience: wrong } })).toEqual({
        'heroStats.yearsExperience': stat,
      })
    }
    expect(await complaints({ socialMedia: { twitter: 'not a url' } })).toEqual({
      'socialMedia.twitter': 'Please enter a valid URL',
    })
    expect(await complaints({ faq: [{ question: '', answer: '' }] })).toEqual({
      'faq.0.question': 'Question is required',
      'faq.0.answer': 'Answer is required',
    })
    expect(await complaints({ faq: Array(51).fill(questions[0]) })).toEqual({
      faq: 'Please use at most 50 questions',
    })
    expect(await complaints({ coordinates: { lat: 91, lng: -181 } })).toEqual({
      'coordinates.lat': place,
      'coordinates.lng': place,
    })
    expect(await complaints({ coordinates: { lat: 59 } })).toEqual({ 'coordinates.lng': place })
    expect(await rows()).toBe(0)
  })

  test('a value of the wrong kind is malformed (400)', async () => {
    for (const body of [[], { name: 5 }, { heroStats: { yearsExperience: '12' } }, { faq: 'Why?' }]) {
      expect((await save(body)).status).toBe(400)
    }
  })

  test('an email is kept in lower case, and an empty one means none', async () => {
    expect((await save({ email: 'Office@Norrstrom.example' })).body.data.email).toBe(
      'office@norrstrom.example',
    )
    expect((await save({ email: '' })).body.data.email).toBe(null)
  })

  test('the whole object can be sent back as it was read', async () => {
    await save(whole)
    const before = await read()
    const same = await save(before)
    expect([same.status, same.body.data]).toEqual([200, before])
    const renamed = await save({ ...before, name: 'Renamed' })
    expect([renamed.status, renamed.body.data]).toMatchObject([200, { name: 'Renamed', revision: 2 }])
  })

  test('A3: what only the server sets is ignored, and a field that is not known refused', async () => {
    await save(whole)
    const before = await read()
    for (const field of ['_id', 'revision', 'createdAt', 'updatedAt', 'pictures']) {
      expect([field, (await save({ [field]: 1 })).status]).toEqual([field, 200])
    }
    for (const field of ['deletedAt', 'isOnly', 'role', 'passwordHash']) {
      const { status, body } = await save({ name: 'Changed', [field]: 1 })
      expect([status, body.errors]).toEqual([400, { [field]: texts.api.unknownField }])
    }
    expect(await read()).toEqual(before)
  })

  test('A31: a button or a social link with a scheme that acts is refused', async () => {
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      'JaVaScRiPt://x.y/%0aalert(1)',
      'file:///etc/passwd',
    ]
    for (const address of bad) {
      expect((await save({ heroImages: [slide({ buttonLink: address })] })).status).toBe(422)
      expect((await save({ heroImages: [slide({ imageUrl: address })] })).status).toBe(422)
      expect((await save({ logo: { imageUrl: address } })).status).toBe(422)
      for (const place of ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'])
        expect((await save({ socialMedia: { [place]: address } })).status).toBe(422)
    }
    expect((await save({ heroImages: [slide({ buttonLink: '//evil.example' })] })).status).toBe(422)
    for (const buttonLink of [
      '#contact',
      '/contact',
      'https://x.example',
      'mailto:a@b.example',
      'tel:+461',
    ]) {
      expect((await save({ heroImages: [slide({ buttonLink })] })).status).toBe(200)
    }
  })
})

describe('GET /company/social-media', () => {
  test('tells everybody where the company is @spec-165', async () => {
    const none = { facebook: null, twitter: null, instagram: null, linkedin: null, youtube: null }
    const first = await busbar.call('GET', '/api/company/social-media')
    expect([first.status, first.body]).toEqual([200, { success: true, data: none }])
    await save({ socialMedia: { linkedin: 'linkedin.example/wattwerk' } })
    const { result, reads } = await trackReads(() => busbar.call('GET', '/api/company/social-media'))
    expect(result.body.data).toEqual({ ...none, linkedin: 'linkedin.example/wattwerk' })
    expect(reads).toContain('company')
  })
})

describe('GET /company/hero-images', () => {
  test('answers the slides and stats, to everybody @spec-87 @spec-165 @spec-216', async () => {
    const heroStats = { yearsExperience: 10, projectsCompleted: 500 }
    const empty = await busbar.call('GET', hero)
    expect([empty.status, empty.body.data]).toEqual([
      200,
      { _id: null, revision: 0, heroImages: [], heroStats, pictures: {} },
    ])
    await save({ name: 'Not told here', heroImages: [slide({ title: 'One' })] })
    const { body, headers } = await busbar.call('GET', hero)
    expect(Object.keys(body.data).sort()).toEqual(['_id', 'heroImages', 'heroStats', 'pictures', 'revision'])
    expect([body.data.heroImages[0].title, headers.etag]).toEqual(['One', '"1"'])
  })
})

describe('PUT /company/hero-images', () => {
  test('changes slides and stats and leaves the rest @spec-165', async () => {
    await save({ name: 'Stays' })
    const { status, body } = await saveHero({
      heroImages: [slide({ title: 'One' })],
      heroStats: { yearsExperience: 3, projectsCompleted: 4 },
    })
    expect([status, body.data.revision]).toEqual([200, 2])
    expect(await read()).toMatchObject({
      name: 'Stays',
      heroImages: [{ title: 'One', buttonText: 'Discover More' }],
      heroStats: { yearsExperience: 3, projectsCompleted: 4 },
    })
    await saveHero({ heroStats: { projectsCompleted: 5 } })
    expect(await read()).toMatchObject({
      heroImages: [{ title: 'One' }],
      heroStats: { yearsExperience: 3, projectsCompleted: 5 },
    })
  })

  test('takes the id of this company and refuses any other (404)', async () => {
    const { _id } = (await save({ name: 'Ours' })).body.data
    const heroImages = [slide()]
    for (const field of ['companyId', '_id']) {
      expect((await saveHero({ [field]: _id, heroImages })).status).toBe(200)
      for (const other of [crypto.randomUUID(), 'ours']) {
        const { status, body } = await saveHero({ [field]: other, heroImages: [] })
        expect([status, body.message]).toEqual([404, 'Company not found'])
      }
    }
    expect((await read()).heroImages).toHaveLength(1)
  })

  test('before the first save there is no id to name, and none is needed', async () => {
    expect((await saveHero({ companyId: crypto.randomUUID(), heroImages: [slide()] })).status).toBe(404)
    expect((await saveHero({ companyId: null, heroImages: [slide()] })).body.data.revision).toBe(1)
  })

  test('takes the slides back as they were read', async () => {
    await save({ heroImages: [slide()] })
    const before = (await busbar.call('GET', hero)).body.data
    const same = await saveHero(before)
    const { heroImages, heroStats } = before
    expect([same.status, same.body.data]).toMatchObject([200, { heroImages, heroStats }])
  })

  test('a stale If-Match answers 409', async () => {
    await save({ name: 'Ours' })
    expect((await saveHero({ heroImages: [] }, { 'if-match': '"7"' })).body.code).toBe('stale')
  })

  test('more than five slides or a stat under 1 is refused (422)', async () => {
    const many = await saveHero({ heroImages: Array(6).fill(slide()) })
    expect([many.status, many.body.message]).toEqual([422, 'Maximum of 5 hero images allowed'])
    const none = await saveHero({ heroStats: { yearsExperience: 0, projectsCompleted: 1 } })
    expect([none.status, none.body.message]).toEqual([422, 'Please enter a whole number of at least 1'])
    expect((await saveHero({ heroImages: Array(5).fill(slide()) })).status).toBe(200)
  })

  test('needs a session (401) and is not for an editor (403)', async () => {
    expect((await busbar.call('PUT', hero, { body: { heroImages: [] } })).status).toBe(401)
    expect((await busbar.call('PUT', hero, { body: { heroImages: [] }, token: editor })).status).toBe(403)
  })

  test('A3: other fields of the company are refused here (400)', async () => {
    expect((await saveHero({ name: 'Mine' })).status).toBe(400)
  })
})
