import { bringBackCalls } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../../platform/http/register-calls.ts'
import { readRelease } from '../releases.ts'
import { type BringingBack, bringBack } from './bring-back.ts'

/** The way back to what was, as a release: it is looked at before it is live. */
export function bringBackRoutes(app: FastifyInstance, options: BringingBack) {
  registerCalls(app, bringBackCalls, {
    async bringBack({ viewer, body }) {
      const { release, leftOut } = await bringBack(options, viewer, body)
      return { release: await readRelease(options.db, release), leftOut }
    },
  })
}
