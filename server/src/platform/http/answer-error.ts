import { IncomingMessage } from 'node:http'
import { type Failure, texts } from '@busbar/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { invalid, malformed, Refusal, reasonOf, tooLarge, unavailable, wrongType } from '../errors.ts'
import { busyPage, errorPage } from './error-page.ts'

/** The header that tells our own calls why they failed. */
export const reasonHeader = 'x-reason'
const asHeader = (words: string) => words.replace(/[^\x20-\x7e]/g, ' ')

/** The one error handler: expected failures in their own words, anything else as a plain 500 with its request id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request)
  if (!refusal) request.log.error({ err: error }, 'unexpected failure')
  const answer: Failure = {
    success: false,
    message: refusal?.message ?? texts.api.internal,
    code: refusal?.code ?? 'internal',
    errors: refusal?.errors,
    requestId: request.id,
    data: refusal?.data,
  }
  if (refusal?.retryAfter) reply.header('retry-after', refusal.retryAfter)
  // A call that we make ourselves, to render a page: the log should say what the page lacked.
  if (!(request.raw instanceof IncomingMessage)) reply.header(reasonHeader, asHeader(reasonOf(error)))
  reply.header('cache-control', 'no-store')
  return reply
    .code(refusal?.status ?? 500)
    .type('application/json')
    .serializer(JSON.stringify)
    .send(answer)
}

/** The same for a page: there is nothing to show, and it says only that. One that is read may be tried again. */
export function answerPageError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error, request)
  if (!refusal) request.log.error({ err: error }, 'a page could not be made')
  if (refusal?.retryAfter) reply.header('retry-after', refusal.retryAfter)
  const isBusy = refusal?.code === 'unavailable' && request.method === 'GET'
  return reply
    .code(refusal?.status ?? 500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(isBusy ? busyPage(refusal.retryAfter ?? 5) : errorPage(refusal?.message ?? texts.api.internal))
}

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return validationErrors(error.validation, error.validationContext, request.body)
  }
  if (isDatabaseAway(error)) return unavailable()
  if (error.statusCode === 413) return tooLarge()
  if (error.statusCode === 415) return wrongType()
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return malformed()
  return null
}

type Issue = { instancePath: string; message?: string; keyword: string; params: object }

/** A value of the wrong kind or an unknown field is malformed (400); a missing or unfit value breaks a rule (422). */
function validationErrors(issues: Issue[], part: string | undefined, body: unknown) {
  const errors: Record<string, string> = {}
  let wrongKind: string | undefined
  let isMalformed = part !== 'body' || !isPlainObject(body)
  for (const issue of issues) {
    const path = issue.instancePath.split('/').slice(1)
    if (issue.keyword === 'unrecognized_keys') {
      isMalformed = true
      const { keys = [] } = issue.params as { keys?: string[] }
      for (const key of keys) errors[key] = texts.api.unknownField
    } else {
      const sentence = issue.message ?? texts.api.invalid
      if (issue.keyword === 'invalid_type' && isGiven(body, path)) {
        isMalformed = true
        wrongKind ??= sentence
      }
      // A bad address is malformed too, and the message says which part.
      if (part !== 'body') wrongKind ??= sentence
      errors[path.join('.')] ??= sentence
    }
  }
  return isMalformed ? malformed(wrongKind, errors) : invalid(errors)
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isGiven(body: unknown, path: string[]) {
  const value = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], body)
  return value !== undefined && value !== null
}

/**
 * PostgreSQL cannot be reached, has no room, or is a standby that is just taking over: a reason to try again, not a
 * bug. Drizzle keeps it in `cause`.
 */
function isDatabaseAway(error: Error & { code?: string; cause?: unknown }): boolean {
  if (error.cause instanceof Error) return isDatabaseAway(error.cause)
  const lost = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '57014', '08006', '08001']
  const codes = [...lost, '53300', '53100', '25006']
  if (error.code && codes.includes(error.code)) return true
  return /timeout exceeded when trying to connect|Connection terminated|connection error|Query read timeout/.test(
    error.message,
  )
}
