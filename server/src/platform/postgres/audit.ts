import type { SecurityEvent } from '@busbar/contract'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from './db.ts'

/** Writes down that the user who makes a request did something that must be attributed; part of its transaction. */
export type Audit = (
  db: Queryable,
  request: FastifyRequest,
  kind: SecurityEvent['kind'],
  details?: string,
) => Promise<void>
