import {
  formChallenge,
  message,
  messageList,
  messageQuery,
  replyInput,
  unreadCount,
} from '../../types/messages.ts'
import { z } from '../../zod.ts'
import { messagePaths, replyPaths } from '../paths/message-paths.ts'
import { defineCalls } from './define-calls.ts'

const access = 'session'
const params = z.object({ id: z.uuid() })
const byReply = params.extend({ replyId: z.uuid() })

/** What visitors wrote: users read it and put it away. */
export const messageCalls = defineCalls('contact', messagePaths, {
  challenge: {
    summary: 'Ask for a puzzle that tells a form from a program',
    access: 'public',
    data: formChallenge,
  },
  list: {
    summary: 'List messages, newest first',
    access,
    query: messageQuery,
    data: messageList.shape.data,
    meta: messageList.shape.meta,
  },
  get: { summary: 'Read one message', access, params, data: message },
  unreadCount: { summary: 'Count unread messages', access, data: unreadCount },
  markRead: {
    summary: 'Mark a message as read by the caller; an archived one stays as it is',
    access,
    params,
    data: message,
  },
  markUnread: {
    summary: 'Mark a message as unread; an archived one stays as it is',
    access,
    params,
    data: message,
  },
  archive: { summary: 'Archive a message', access, params, data: message },
  unarchive: { summary: 'Take a message out of the archive', access, params, data: message },
  markSpam: { summary: 'Put a message into quarantine', access, params, data: message },
  release: { summary: 'Take a message out of quarantine', access, params, data: message },
  noteSpamSeen: { summary: 'Note that the quarantine was looked through', access },
})

/** Users answer a message, change their mind, and try again. */
export const replyCalls = defineCalls('contact', replyPaths, {
  reply: { summary: 'Reply to a message', access, params, body: replyInput, data: message },
  withdrawReply: {
    summary: 'Take back a reply that was not sent yet',
    access,
    params: byReply,
    data: message,
  },
  retryReply: { summary: 'Send a reply that failed again', access, params: byReply, data: message },
})
