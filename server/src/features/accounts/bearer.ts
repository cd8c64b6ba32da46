import type { FastifyRequest } from 'fastify'
import { hashOfToken } from '../../platform/secrets/tokens.ts'

/** The token of a request. Cookies are never looked at, so a cross-site form is nobody. */
export function bearerToken(request: FastifyRequest) {
  return /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1]
}

/** Names the session of a request without opening it. */
export function sessionOf(request: FastifyRequest) {
  return hashOfToken(bearerToken(request) ?? '').toString('hex')
}
