import { randomUUIDv7 } from 'node:crypto'
import { type CollectionName, collectionNames } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { openSession } from '../../src/features/accounts/sessions.ts'
import { passkeys, users } from '../../src/features/accounts/table.ts'
import { createTestApp, testProof } from '../app.ts'
import { addSampleFile, sampleInput } from '../sample-input.ts'
import { formOf } from '../uploads.ts'
import type { Operation } from './document.ts'
import { type Body, collectionOf, files, type Request } from './requests.ts'

/** Where the ids of each kind of record stand. */
const shelves: Record<string, string> = {
  ...Object.fromEntries(collectionNames.map((name) => [name, `"${name}" where deleted_at is null`])),
  contact: 'messages',
  subscribers: 'subscribers',
  campaigns: `campaigns where state = 'draft'`,
  'saved-answers': 'saved_answers',
  drafts: 'drafts',
  releases: `releases where status = 'open'`,
  company: 'company',
  'site-settings': 'site_settings',
  settings: 'message_settings',
  sessions: 'sessions',
  users: `users where role <> 'owner'`,
  invitations: 'invitations',
  passkeys: 'passkeys',
  notifications: `(select url as _id from images where state = 'failed') as failed`,
}
const standIn = /known:([\w-]+):(\d+)/g
const enough = 6
const accounts = ['auth', 'two-factor', 'users']

/** An application with some records of everything, and an owner who is signed in whatever was done to them. */
export async function createWorld() {
  const busbar = await createTestApp()
  const { app, db } = busbar
  await addSampleFile(db)
  const { token: firstToken, ...owner } = await busbar.signIn('owner')
  await db.update(users).set({ email: 'ada@busbar.example' })
  const [pristine] = (await db.select().from(users)) as [typeof users.$inferSelect]
  let token = firstToken
  let made = 0

  async function make(method: 'POST' | 'PUT', path: string, body: object) {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
      remoteAddress: `10.1.${made >> 8}.${made & 255}`,
    })
    if (answer.statusCode >= 300) throw new Error(`${path} could not be filled: ${answer.body}`)
  }

  /** Some have an image in their gallery, or a date, so that calls about those find something. */
  async function makeRecord(name: CollectionName) {
    const further: Partial<Record<CollectionName, object>> = {
      products: { images: ['/uploads/general/a.webp'] },
      events: { date: '2099-05-04T10:00:00.000Z', category: (await idsOf('categories'))[0] },
    }
    await make('POST', `/${name}`, { ...sampleInput(name, made), ...further[name] })
  }

  /** Each is a release of its own. */
  const makeDraft = () =>
    make('POST', '/drafts', { collection: 'partners', kind: 'new', values: sampleInput('partners', made) })

  const makers: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(collectionNames.map((name) => [name, () => makeRecord(name)])),
    contact: () =>
      make('POST', '/contact', {
        name: 'Max',
        email: 'max@busbar.example',
        subject: 'Motors',
        message: 'Two.',
      }),
    campaigns: () => make('POST', '/newsletter/campaigns', { title: 'News', body: '', items: [] }),
    subscribers: () =>
      make('POST', '/newsletter/subscribers/import', {
        addresses: [`reader${made}@busbar.example`],
        haveAgreed: true,
      }),
    'saved-answers': () => make('POST', '/saved-answers', { title: 'Hours', message: 'From 8 to 5.' }),
    drafts: () => makeDraft(),
    releases: () => makeDraft(),
    company: () => make('PUT', '/company/info', { name: `Wattwerk ${made}` }),
    'site-settings': () => make('PUT', '/site-settings', { titleSuffix: `Wattwerk ${made}` }),
    settings: () => make('PUT', '/contact/settings', { keepMonths: made }),
    sessions: () => openSession(db, owner._id, { address: '::1', device: 'Another' }),
    users: () =>
      db.insert(users).values({
        ...pristine,
        _id: randomUUIDv7(),
        email: `editor${made}@busbar.example`,
        role: 'editor',
      }),
    invitations: () =>
      make('POST', '/users/invitations', {
        email: `new${made}@busbar.example`,
        role: 'editor',
        ...testProof,
      }),
    notifications: () =>
      db.execute(sql`insert into images (url, width, height, thumb_hash, state)
        values ('/uploads/general/a.webp', 9, 9, '', 'failed') on conflict (url) do update set state = 'failed'`),
    passkeys: () =>
      db.insert(passkeys).values({
        _id: randomUUIDv7(),
        credentialId: Buffer.from(`credential ${made}`).toString('base64url'),
        userId: owner._id,
        name: 'Key',
        publicKey: Buffer.alloc(1),
        counter: 0,
        transports: [],
      }),
  }

  async function idsOf(collection: string) {
    const { rows } = await db.execute(sql.raw(`select _id from ${shelves[collection]} order by _id limit 12`))
    return rows.map(({ _id }) => _id as string)
  }

  async function fill(collection: string) {
    const isOneOnly = ['company', 'site-settings', 'settings'].includes(collection)
    const missing = (isOneOnly ? 1 : enough) - (await idsOf(collection)).length
    for (let left = missing; left > 0; left--) {
      made += 1
      await makers[collection]?.()
    }
  }
  for (const collection of Object.keys(makers)) await fill(collection)

  /** Undoes what a call may have done to the owner's own account. */
  async function renewOwner() {
    await db.insert(users).values(pristine).onConflictDoUpdate({ target: users._id, set: pristine })
    token = await openSession(db, owner._id, { address: '::1', device: 'Test' })
  }

  /** Replaces placeholders by the ids of existing records. */
  async function withKnownIds<Value>(value: Value, path: string): Promise<Value> {
    const text = JSON.stringify(value) ?? 'null'
    const ids: Record<string, string[]> = {}
    for (const [, name = ''] of text.matchAll(standIn)) {
      const collection = name in shelves ? name : collectionOf(path, name)
      ids[name] ??= collection in shelves ? await idsOf(collection) : []
    }
    return JSON.parse(
      text.replace(standIn, (_, name, number) => {
        const there = ids[name] ?? []
        return there[number % Math.max(there.length, 1)] ?? randomUUIDv7()
      }),
    )
  }

  async function bodyOf(body: Body, path: string) {
    if (body.kind === 'json') {
      const payload = JSON.stringify(await withKnownIds(body.value, path))
      return { body: payload, headers: { 'content-type': 'application/json' } }
    }
    if (body.kind === 'raw') return { body: body.text, headers: { 'content-type': body.type } }
    if (body.kind === 'form')
      return formOf(files[body.file], { field: body.field, name: `sent.${body.file}` })
    return { body: undefined, headers: {} }
  }

  return {
    close: () => busbar.close(),
    /** Sees to it that there is something to work on. */
    async prepare({ path, tag }: Operation) {
      const collections = path.split('/').filter((part) => part in makers)
      for (const collection of new Set([...collections, 'categories', tag])) {
        if (collection in makers) await fill(collection)
      }
    },
    async send(operation: Operation, request: Request) {
      if (accounts.includes(operation.tag)) await renewOwner()
      const { body: payload, headers } = await bodyOf(request.body, operation.path)
      const { parameters, query } = await withKnownIds(request, operation.path)
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encoded(parameters[name]))
      const search = query.map((pair) => pair.map(encoded).join('=')).join('&')
      const authorization = request.as === 'owner' ? { authorization: `Bearer ${token}` } : {}
      const answer = await app.inject({
        method: operation.method as 'GET',
        url: search ? `${path}?${search}` : path,
        remoteAddress: request.address,
        headers: { ...headers, ...authorization, ...request.headers },
        payload,
      })
      return { status: answer.statusCode, text: answer.body, type: String(answer.headers['content-type']) }
    },
  }
}

function encoded(value: unknown) {
  return encodeURIComponent(textOf(value).toWellFormed())
}

/** As `String` has it, but for objects: one of them may have a `toString` that is no function. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
