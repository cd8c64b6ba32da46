/** What a visitor does about the newsletter. */
export const newsletterPaths = {
  subscribe: 'POST /newsletter body',
  confirm: 'POST /newsletter/confirm body',
  unsubscribe: 'POST /newsletter/unsubscribe body',
} as const
