// What the back office asks for by itself.

export const dashboardPaths = { read: 'GET /dashboard query' } as const

export const supportPaths = {
  read: 'GET /support',
  samples: 'GET /support/mails',
  sendTest: 'POST /support/test-mail',
} as const

export const recentChangesPaths = { read: 'GET /history query' } as const
