/** Without the call that sends a message: it takes a key besides, which makes sending it twice the same. */
export const messagePaths = {
  challenge: 'GET /contact/challenge',
  list: 'GET /contact query',
  get: 'GET /contact/:id',
  unreadCount: 'GET /contact/unread-count',
  markRead: 'PATCH /contact/:id/read',
  markUnread: 'PATCH /contact/:id/unread',
  archive: 'PATCH /contact/:id/archive',
  unarchive: 'PATCH /contact/:id/unarchive',
  markSpam: 'PATCH /contact/:id/spam',
  release: 'PATCH /contact/:id/not-spam',
  noteSpamSeen: 'POST /contact/spam/seen',
} as const

export const replyPaths = {
  reply: 'POST /contact/:id/reply body',
  withdrawReply: 'DELETE /contact/:id/replies/:replyId',
  retryReply: 'POST /contact/:id/replies/:replyId/retry',
} as const
