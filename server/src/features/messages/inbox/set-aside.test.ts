import { limits } from '@busbar/contract'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { openDatabase } from '../../../platform/postgres/db.ts'
import { eraseMessagesOf } from '../personal-data.ts'
import { messages } from '../table.ts'
import { UnreadableMail } from './mail-reader.ts'
import { faultOfMail, setAside } from './set-aside.ts'

let busbar: TestApp
let admin: { token: string }
let editor: { token: string }
beforeAll(async () => {
  busbar = await createTestApp()
  admin = await busbar.signIn('admin')
  editor = await busbar.signIn('editor')
})
afterAll(() => busbar.close())

const place = { name: 'inbox@mail.example/INBOX', uidValidity: '1' }
const mail = { sender: 'grace@watt.example', subject: 'Re: Motors' }
const notices = async (who = admin) => (await busbar.call('GET', '/api/notifications', who)).body

describe('H1: an email that could not be read', () => {
  test('is shown to administrators once, and can be dismissed', async () => {
    await setAside(busbar.db, { ...place, uid: 7 }, mail, 'unreadable')
    await setAside(busbar.db, { ...place, uid: 7 }, mail, 'unreadable')
    const { data, meta } = await notices()
    expect(data).toEqual([
      { kind: 'incoming', _id: expect.any(String), at: expect.any(String), ...mail, reason: 'unreadable' },
    ])
    expect(meta.counts.mail).toBe(1)
    expect((await notices(editor)).data).toEqual([])
    const dismiss = () => busbar.call('DELETE', `/api/notifications/mails/${data[0]._id}`, admin)
    expect((await dismiss()).status).toBe(200)
    expect((await dismiss()).status).toBe(404)
    expect((await notices()).data).toEqual([])
  })

  test('is forgotten with its sender', async () => {
    await setAside(busbar.db, { ...place, uid: 8 }, mail, 'unreadable')
    await eraseMessagesOf(busbar.db, 'grace@watt.example')
    expect((await notices()).data).toEqual([])
  })

  test('is one of a hundred that are listed at most, however many come', async () => {
    for (let uid = 1; uid <= limits.messages.setAsideMax + 20; uid++)
      await setAside(busbar.db, { ...place, uid }, undefined, 'slow')
    expect((await notices()).data).toHaveLength(limits.messages.setAsideMax)
  })
})

describe('H1: whose fault it is', () => {
  test('that of an email which cannot be read or stored', async () => {
    expect(faultOfMail(new UnreadableMail('slow', 'too slow'))).toBe('slow')
    expect(faultOfMail(new RangeError('Maximum call stack size exceeded'))).toBe('unreadable')
    const wrong = await busbar.db
      .insert(messages)
      .values({ _id: '0'.repeat(36), name: 'a', email: 'a', subject: 'a', message: 'a' })
      .catch((error: unknown) => error)
    expect(wrong).toBeInstanceOf(DrizzleQueryError)
    expect(faultOfMail(wrong)).toBe('refused')
  })

  test('not that of an email which comes while the database is away or slow', async () => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/none')
    expect(
      faultOfMail(
        await away.db
          .select()
          .from(messages)
          .catch((error: unknown) => error),
      ),
    ).toBeNull()
    await away.close()
    const hasty = openDatabase(busbar.url, { statementTimeout: 1 })
    const slow = await hasty.db.execute('select pg_sleep(1)').catch((error: unknown) => error)
    expect(faultOfMail(slow)).toBeNull()
    await hasty.close()
    expect(
      faultOfMail(Object.assign(new Error('Connection not available'), { code: 'NoConnection' })),
    ).toBeNull()
  })
})
