import type { FastifyInstance } from 'fastify'
import { malformed } from '../errors.ts'

/** Refuses text that PostgreSQL cannot hold, wherever a request carries it: NUL, and halves of surrogate pairs. */
export function rejectInvalidText(app: FastifyInstance) {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (!isValidText([params, query, body])) throw malformed()
  })
}

/** Without recursion: a body of brackets alone is deep enough to exhaust the stack. */
function isValidText(request: unknown) {
  const left = [request]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value === 'object' && value !== null) {
      for (const entry of Object.entries(value)) left.push(...entry)
    }
  }
  return true
}
