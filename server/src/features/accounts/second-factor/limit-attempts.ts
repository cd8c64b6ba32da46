import type { FastifyRequest } from 'fastify'
import { addressBlock, consumeRateLimit } from '../../../platform/http/rate-limit.ts'
import type { Database } from '../../../platform/postgres/db.ts'

const freeAttempts = 10

export function limitAttempts(db: Database, request: FastifyRequest, what: string) {
  return consumeRateLimit(db, `${what} ${addressBlock(request.ip)}`, freeAttempts)
}
