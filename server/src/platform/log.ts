import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** What the parts of the product may say: one line of JSON each, never a visitor's words. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export function createLog(level: string): FastifyBaseLogger {
  return pino({ level })
}
