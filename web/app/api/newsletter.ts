import { ApiError, texts } from '@busbar/contract'
import { api } from './browser-client.ts'

/** Asks for the newsletter; says what went wrong, or nothing. */
export async function subscribe(email: string): Promise<string | null> {
  try {
    await api.newsletter.subscribe({ email })
    return null
  } catch (error) {
    return error instanceof ApiError ? (error.errors.email ?? error.message) : texts.newsletter.failed
  }
}
