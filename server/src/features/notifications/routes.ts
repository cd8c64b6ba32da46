import {
  failure,
  imageRetryInput,
  type Notice,
  type NoticePreferences,
  type NoticePreferencesInput,
  noticeKindsOf,
  noticeList,
  noticePreferences,
  noticePreferencesInput,
  success,
  type Viewer,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue, Queues } from '../../platform/postgres/jobs.ts'

type Of<Kind> = Extract<Notice, { kind: Kind }>
type Bell = NoticePreferences['bell']

/** Where notifications come from, and what can be done about each. */
export type NotificationSources = {
  messages: { count: (db: Database) => Promise<number>; newest: (db: Database) => Promise<Of<'message'>[]> }
  /** What waits for this user. */
  reviews: (db: Database, viewer: Viewer) => Promise<Of<'review'>[]>
  /** What nobody has looked at in quarantine. */
  quarantine: (db: Database) => Promise<Of<'spam'>[]>
  mails: {
    failed: (db: Database, queues: Queues) => Promise<Of<'mail'>[]>
    retry: (queues: Queues, id: string) => Promise<boolean>
    /** Those that came and could not be read. */
    incoming: (db: Database) => Promise<Of<'incoming'>[]>
    forget: (db: Database, queues: Queues, id: string) => Promise<boolean>
  }
  images: {
    failed: (db: Database) => Promise<{ total: number; newest: Of<'image'>[] }>
    retry: (db: Database, enqueue: Enqueue, url: string) => Promise<void>
  }
  preferences: {
    readBell: (db: Database, userId: string) => Promise<Bell>
    saveBell: (db: Database, userId: string, patch: NoticePreferencesInput['bell']) => Promise<Bell>
  }
}

type Dependencies = NotificationSources & { db: Database; queues: Queues }

const tags = ['notifications']
const done = z.object({ success: z.literal(true) })
const params = z.object({ id: z.uuid() })

/** Everything that needs attention, what to do about it, and which of it a user wants in the bell. */
export function notificationsRoutes(instance: FastifyInstance, dependencies: Dependencies) {
  const { db, queues, messages, reviews, quarantine, mails, images, preferences } = dependencies
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const forAll = { access: 'session' as const }
  const forAdministrators = { access: ['owner', 'admin'] as const }
  const schema = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
    tags,
    summary,
    response: { 200: answer, '4xx': failure },
  })

  app.get(
    '/notifications',
    {
      config: forAll,
      schema: schema('List what asks for attention, newest first', noticeList),
    },
    async (request) => {
      const { _id, role } = viewerOf(request)
      const seesMails = noticeKindsOf(role).includes('mail')
      const [unread, written, asked, suspicious, unsent, unreadable, broken, bell] = await Promise.all([
        messages.count(db),
        messages.newest(db),
        reviews(db, viewerOf(request)),
        quarantine(db),
        seesMails ? mails.failed(db, queues) : [],
        seesMails ? mails.incoming(db) : [],
        images.failed(db),
        preferences.readBell(db, _id),
      ])
      const addressed = unsent.map((mail) => (role === 'owner' ? mail : { ...mail, to: null }))
      const data = [...written, ...asked, ...suspicious, ...addressed, ...unreadable, ...broken.newest].sort(
        (one, other) => other.at.localeCompare(one.at),
      )
      const counts = {
        message: unread,
        review: asked.length,
        spam: suspicious[0]?.count ?? 0,
        mail: unsent.length + unreadable.length,
        image: broken.total,
      }
      return { success: true as const, data, meta: { counts, bell } }
    },
  )

  app.put(
    '/notifications/preferences',
    {
      config: forAll,
      schema: {
        ...schema('Choose what the bell tells the caller', success(noticePreferences)),
        body: noticePreferencesInput,
      },
    },
    async (request) => {
      const bell = await preferences.saveBell(db, viewerOf(request)._id, request.body.bell)
      return { success: true as const, data: { bell } }
    },
  )

  app.post(
    '/notifications/mails/:id/retry',
    { config: forAdministrators, schema: { ...schema('Try to send a failed mail again', done), params } },
    async (request) => {
      if (!(await mails.retry(queues, request.params.id))) throw notFound('mail')
      return { success: true as const }
    },
  )

  app.delete(
    '/notifications/mails/:id',
    {
      config: forAdministrators,
      schema: { ...schema('Give up a failed email, or dismiss one that could not be read', done), params },
    },
    async (request) => {
      if (!(await mails.forget(db, queues, request.params.id))) throw notFound('mail')
      return { success: true as const }
    },
  )

  app.post(
    '/notifications/images/retry',
    {
      config: forAll,
      schema: { ...schema("Make an image's smaller sizes again", done), body: imageRetryInput },
    },
    async (request) => {
      await images.retry(db, queues.enqueue, request.body.imageUrl)
      return { success: true as const }
    },
  )
}
