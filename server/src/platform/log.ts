import type { FastifyBaseLogger } from 'fastify'

/** What the parts of the product may say: one line of JSON each, never a visitor's words. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
