import { limits, texts } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { startApi } from '../../../../test/api.ts'

const api = startApi('editor')
afterEach(() => api.db().execute(sql`delete from saved_answers`))

const opening = { title: 'Opening hours', message: 'We are open\nfrom 8 to 5.' }

describe('GET /saved-answers', () => {
  test('lists them by name, for staff alone', async () => {
    await api.create('saved-answers', { title: 'Émile’s', message: 'Two' })
    await api.create('saved-answers', { title: 'delivery', message: 'One' })
    await api.create('saved-answers', { title: 'Zoe’s', message: 'Three' })
    expect(await api.column('/saved-answers', 'message')).toEqual(['One', 'Two', 'Three'])
    expect((await api.visitor('GET', '/saved-answers')).status).toBe(401)
  })
})

describe('POST /saved-answers', () => {
  test('keeps an answer for everybody', async () => {
    const made = await api.create('saved-answers', opening)
    expect(made).toEqual({ _id: expect.any(String), ...opening })
    expect(await api.read('/saved-answers')).toEqual([made])
  })

  test('what is missing, too long, unknown or by nobody is refused', async () => {
    const empty = await api.user('POST', '/saved-answers', { title: ' ' })
    expect([empty.status, empty.body.errors]).toEqual([
      422,
      {
        title: texts.rules.messages.answerTitleRequired,
        message: texts.rules.messages.answerRequired,
      },
    ])
    expect((await api.user('POST', '/saved-answers', { ...opening, title: 'x'.repeat(101) })).status).toBe(
      422,
    )
    expect((await api.user('POST', '/saved-answers', { ...opening, _id: crypto.randomUUID() })).status).toBe(
      400,
    )
    expect((await api.visitor('POST', '/saved-answers', opening)).status).toBe(401)
    expect(await api.read('/saved-answers')).toEqual([])
  })

  test('there is room for so many', async () => {
    await api.db().execute(
      sql`insert into saved_answers (_id, title, message)
          select gen_random_uuid(), n::text, 'x' from generate_series(1, ${limits.messages.answersMax}) n`,
    )
    const refused = await api.user('POST', '/saved-answers', opening)
    expect([refused.status, refused.body.message]).toEqual([409, texts.rules.messages.tooManyAnswers])
  })
})

describe('PUT /saved-answers/{id}', () => {
  test('renames and rewrites', async () => {
    const { _id } = await api.create('saved-answers', opening)
    const changed = { title: 'When we are open', message: 'From 8 to 6.' }
    const answer = await api.user('PUT', `/saved-answers/${_id}`, changed)
    expect([answer.status, answer.body.data]).toEqual([200, { _id, ...changed }])
  })

  test('an unknown one is a 404, a visitor’s try a 401', async () => {
    const { _id } = await api.create('saved-answers', opening)
    expect((await api.user('PUT', `/saved-answers/${crypto.randomUUID()}`, opening)).status).toBe(404)
    expect((await api.visitor('PUT', `/saved-answers/${_id}`, opening)).status).toBe(401)
  })
})

describe('DELETE /saved-answers/{id}', () => {
  test('takes it away, once', async () => {
    const { _id } = await api.create('saved-answers', opening)
    expect((await api.visitor('DELETE', `/saved-answers/${_id}`)).status).toBe(401)
    expect((await api.user('DELETE', `/saved-answers/${_id}`)).status).toBe(200)
    expect((await api.user('DELETE', `/saved-answers/${_id}`)).status).toBe(404)
    expect(await api.read('/saved-answers')).toEqual([])
  })
})
