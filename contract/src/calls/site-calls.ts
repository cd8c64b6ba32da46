import type { Dashboard, DashboardQuery } from '../types/back-office/dashboard.ts'
import type {
  NoticeList,
  NoticePreferences,
  NoticePreferencesInput,
} from '../types/back-office/notifications.ts'
import type { Support } from '../types/back-office/support.ts'
import type { UploadedFile, UploadedVideo } from '../types/images/files.ts'
import type { ImageDescription, UploadAnswer, UploadFolder, UploadStatus } from '../types/images/uploads.ts'
import type { Message, MessageInput, MessagePage, MessageQuery } from '../types/messages.ts'
import { type Call, queryString, readList } from './call.ts'

/** What an administrator wants to know at a glance. */
export function readDashboard(call: Call) {
  return async (query?: DashboardQuery) =>
    (await call<{ data: Dashboard }>('GET', `/dashboard${queryString(query)}`)).data
}

/** An older message has no status: whether it was read tells which it is. */
function withStatus(message: Message): Message {
  return { ...message, status: message.status ?? (message.isRead ? 'read' : 'unread') }
}

/** What visitors wrote. */
export function messageCalls(call: Call) {
  const replyPath = (id: string, replyId: string) =>
    `/contact/${encodeURIComponent(id)}/replies/${encodeURIComponent(replyId)}`
  const write = (action: string) => async (id: string) =>
    (await call<{ data: Message }>('PATCH', `/contact/${encodeURIComponent(id)}/${action}`)).data
  return {
    /** However often it is sent with the same key, it is one message. */
    send: (body: MessageInput, idempotencyKey?: string) =>
      call<{ message: string; data: { _id: string } }>('POST', '/contact', { body, idempotencyKey }),
    challenge: async () =>
      (await call<{ data: { challenge: string; zeroBits: number } }>('GET', '/contact/challenge')).data,
    list: async (query?: MessageQuery): Promise<MessagePage> => {
      const answer = await call<Partial<MessagePage>>('GET', `/contact${queryString(query)}`)
      const data = readList<Message>(answer).data.map(withStatus)
      return { data, meta: answer.meta ?? { nextCursor: null } }
    },
    get: async (id: string) =>
      withStatus((await call<{ data: Message }>('GET', `/contact/${encodeURIComponent(id)}`)).data),
    unreadCount: async () =>
      (await call<{ data: { count: number } }>('GET', '/contact/unread-count')).data.count,
    markRead: write('read'),
    markUnread: write('unread'),
    archive: write('archive'),
    unarchive: write('unarchive'),
    /** Whatever is in quarantine has been looked through. */
    noteSpamSeen: () => call<unknown>('POST', '/contact/spam/seen'),
    markSpam: write('spam'),
    release: write('not-spam'),
    reply: async (id: string, message: string) =>
      (
        await call<{ data: Message }>('POST', `/contact/${encodeURIComponent(id)}/reply`, {
          body: { message },
        })
      ).data,
    /** Takes a reply back that was not sent yet. */
    withdrawReply: async (id: string, replyId: string) =>
      (await call<{ data: Message }>('DELETE', replyPath(id, replyId))).data,
    retryReply: async (id: string, replyId: string) =>
      (await call<{ data: Message }>('POST', `${replyPath(id, replyId)}/retry`)).data,
  }
}

/** What asks for attention. */
export function notificationCalls(call: Call) {
  const mail = (id: string) => `/notifications/mails/${encodeURIComponent(id)}`
  return {
    list: () => call<NoticeList>('GET', '/notifications'),
    savePreferences: async (body: NoticePreferencesInput) =>
      (await call<{ data: NoticePreferences }>('PUT', '/notifications/preferences', { body })).data,
    retryMail: (id: string) => call<unknown>('POST', `${mail(id)}/retry`),
    forgetMail: (id: string) => call<unknown>('DELETE', mail(id)),
    retryImage: (imageUrl: string) =>
      call<unknown>('POST', '/notifications/images/retry', { body: { imageUrl } }),
  }
}

/** How the product is doing. */
export function readSupport(call: Call) {
  return async () => (await call<{ data: Support }>('GET', '/support')).data
}

/** Images and files. */
export function uploadCalls(call: Call) {
  return {
    status: async () => (await call<{ data: UploadStatus }>('GET', '/upload/status')).data,
    description: async (imageUrl: string) =>
      (await call<{ data: ImageDescription }>('GET', `/upload/description${queryString({ imageUrl })}`)).data,
    describe: (description: ImageDescription) =>
      call<{ data: ImageDescription }>('PUT', '/upload/description', { body: description }),
    add: (folder: UploadFolder, image: Blob) => {
      const form = new FormData()
      form.append('image', image)
      return call<UploadAnswer>('POST', `/upload?folder=${folder}`, { form })
    },
    addFile: async (file: Blob, name: string) => {
      const form = new FormData()
      form.append('file', file, name)
      return (await call<{ data: UploadedFile }>('POST', '/upload/file', { form })).data
    },
    addVideo: async (video: Blob, name: string) => {
      const form = new FormData()
      form.append('file', video, name)
      return (await call<{ data: UploadedVideo }>('POST', '/upload/video', { form })).data
    },
  }
}
