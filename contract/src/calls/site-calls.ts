import type { UploadedFile, UploadedVideo } from '../types/images/files.ts'
import type { ImageDescription, UploadAnswer, UploadFolder, UploadStatus } from '../types/images/uploads.ts'
import type { Message, MessageInput, MessagePage, MessageQuery } from '../types/messages.ts'
import { type Call, queryString, readList } from './call.ts'

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
