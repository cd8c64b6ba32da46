import { z } from 'zod'
import type { JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'

/** Loads or removes the demo content, whichever somebody has asked for. */
export const demoContentJob: JobKind<object> = { queue: queueNames.demoContent, payload: z.object({}) }
