import {
  type Notice,
  type NoticePreferences,
  type NoticePreferencesInput,
  noticeKindsOf,
  notificationCalls,
  type Viewer,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/errors.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
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

/** Everything that needs attention, what to do about it, and which of it a user wants in the bell. */
export function notificationsRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, queues, messages, reviews, quarantine, mails, images, preferences } = dependencies

  registerCalls(app, notificationCalls, {
    async list({ viewer }) {
      const { _id, role } = viewer
      const seesMails = noticeKindsOf(role).includes('mail')
      const [unread, written, asked, suspicious, unsent, unreadable, broken, bell] = await Promise.all([
        messages.count(db),
        messages.newest(db),
        reviews(db, viewer),
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
      return { data, meta: { counts, bell } }
    },
    savePreferences: async ({ viewer, body }) => ({
      bell: await preferences.saveBell(db, viewer._id, body.bell),
    }),
    async retryMail({ params }) {
      if (!(await mails.retry(queues, params.id))) throw notFound('mail')
    },
    async forgetMail({ params }) {
      if (!(await mails.forget(db, queues, params.id))) throw notFound('mail')
    },
    retryImage: ({ body }) => images.retry(db, queues.enqueue, body.imageUrl),
  })
}
