import type { Effort } from './hand.ts'

/** What the tasks cost at version 0.1.0, each on the shortest way that it offered; the seconds on two busy cores. */
export const before: Record<string, Effort & { seconds: number }> = {
  'add a product with five photos': { clicks: 10, keys: 72, seconds: 11.7 },
  'change three prices': { clicks: 7, keys: 18, seconds: 10.5 },
  'put the last service first': { clicks: 6, keys: 0, seconds: 6.7 },
  'find a message by a word': { clicks: 3, keys: 7, seconds: 4.5 },
  'answer it': { clicks: 3, keys: 44, seconds: 2.9 },
  'undo a deletion': { clicks: 3, keys: 0, seconds: 1.9 },
  'hide five products': { clicks: 6, keys: 0, seconds: 5.2 },
  'change the phone number': { clicks: 3, keys: 18, seconds: 4.1 },
  'invite an editor': { clicks: 3, keys: 42, seconds: 2.9 },
  'restore last week’s text': { clicks: 5, keys: 0, seconds: 3.5 },
}
