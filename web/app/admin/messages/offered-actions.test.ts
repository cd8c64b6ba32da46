import type { Message } from '@busbar/contract'
import { expect, test } from 'vitest'
import { offeredActions } from './offered-actions.ts'

const offered = (status: Message['status'], isSpam = false) => offeredActions({ status, isSpam } as Message)

test('each action has its place, and there is none where nothing can be done', () => {
  expect(offered('unread')).toEqual(['markRead', 'archive', 'markSpam'])
  expect(offered('read')).toEqual(['markUnread', 'archive', 'markSpam'])
  // Archived cannot be archived again.
  expect(offered('archived')).toEqual([undefined, 'unarchive', 'markSpam'])
  expect(offered('unread', true)).toEqual(['markRead', undefined, 'release'])
  expect(offered('read', true)).toEqual([undefined, undefined, 'release'])
})
