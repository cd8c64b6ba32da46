import * as texts from '../texts/texts.ts'
import type { Failure } from '../types/envelope.ts'
import { ApiError, type ClientOptions } from './call.ts'

/** The file that a call answers with. */
export async function download({ fetch, token }: ClientOptions, path: string): Promise<Blob> {
  const bearer = token?.()
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : undefined
  const noResponse = (cause: unknown): never => {
    throw new ApiError(0, { code: 'no_response', message: texts.api.noResponse }, { cause })
  }
  const response = await fetch(`/api${path}`, { headers }).catch(noResponse)
  if (response.ok) return response.blob().catch(noResponse)
  const failure = (await response.json().catch(() => null)) as Partial<Failure> | null
  const message = failure?.message ?? texts.api.status(response.status, response.statusText)
  throw new ApiError(response.status, { ...failure, message })
}

/** The whole security log, as comma-separated values. It stands apart from `createClient` because every visitor loads that. */
export const exportSecurityLog = (options: ClientOptions) =>
  download(options, '/users/security-events/export?format=csv')
