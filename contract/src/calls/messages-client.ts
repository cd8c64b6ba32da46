import type { Message, MessageInput, MessagePage } from '../types/messages.ts'
import { type Call, readList } from './call.ts'
import { clientOf } from './client-of.ts'
import type { messageCalls, replyCalls } from './definitions/message-calls.ts'
import { messagePaths, replyPaths } from './paths/message-paths.ts'

/** What visitors wrote. */
export function messagesClient(call: Call) {
  const messages = clientOf<typeof messageCalls>(call, messagePaths, {
    list: (answer) => ({
      data: readList<Message>(answer).data.map(withStatus),
      meta: (answer as Partial<MessagePage>).meta ?? { nextCursor: null },
    }),
    get: (answer) => withStatus((answer as { data: Message }).data),
  })
  return {
    ...messages,
    ...clientOf<typeof replyCalls>(call, replyPaths),
    /** However often it is sent with the same key, it is one message. */
    send: (body: MessageInput, idempotencyKey?: string) =>
      call<{ message: string; data: { _id: string } }>('POST', '/contact', { body, idempotencyKey }),
    unreadCount: async () => (await messages.unreadCount()).count,
  }
}

/** An older message has no status: whether it was read tells which it is. */
function withStatus(message: Message): Message {
  return { ...message, status: message.status ?? (message.isRead ? 'read' : 'unread') }
}
