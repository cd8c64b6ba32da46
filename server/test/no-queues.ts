import type { Queues } from '../src/platform/postgres/jobs.ts'

/** For applications without queues: nothing is done later, so nothing of it fails. */
export const noQueues: Queues = {
  enqueue: async () => {},
  withdraw: async () => true,
  failed: async () => [],
  tryAgain: async () => false,
  forget: async () => false,
  backlog: async () => ({ waiting: 0, oldest: 0, failed: 0 }),
}
