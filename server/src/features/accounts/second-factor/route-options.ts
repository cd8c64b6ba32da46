import { failure } from '@busbar/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import type { Database } from '../../../platform/postgres/db.ts'

export const account = { config: { access: 'account' as const } }
export const entrance = { config: { access: 'entrance' as const } }
export const done = z.object({ success: z.literal(true) })

const freeAttempts = 10

export function schema(summary: string, answer: z.ZodType) {
  return { tags: ['two-factor'], summary, response: { 200: answer, '4xx': failure } }
}

export function limitAttempts(db: Database, request: FastifyRequest, what: string) {
  return consumeRateLimit(db, `${what} ${addressBlock(request.ip)}`, freeAttempts)
}
