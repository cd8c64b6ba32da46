import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { reasonOf } from '../errors.ts'

/** What the parts of the product may say: one line of JSON each, never a visitor's words. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

type Destination = { write: (line: string) => void }

export function createLog(level: string, destination?: Destination): FastifyBaseLogger {
  const options = { level, serializers: { err: withoutPersons, reason: inOneLine } }
  return destination ? pino(options, destination) : pino(options)
}

/** For what is expected now and then: where it happened tells nothing. */
const inOneLine = (error: unknown) => masked(reasonOf(error))

type Described = { type: string; message: string; code?: unknown; stack?: string; cause?: Described }

/**
 * An error without what it says about persons: drivers and mail servers quote values and addresses in theirs. Picked,
 * never omitted: an error may carry anything.
 */
function withoutPersons(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const { code } = error as { code?: unknown }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name,
    message: masked(error.message),
    ...(code === undefined ? {} : { code }),
    stack: frames?.join('\n'),
    ...(error.cause === undefined ? {} : { cause: withoutPersons(error.cause) }),
  }
}

function masked(message: string): string {
  return (
    message
      // What a statement was given, and the value that a column did not take.
      .split('\nparams:')[0]
      ?.replace(/: ".*"$/s, '')
      .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<address>') ?? ''
  )
}
