import { limits } from '@busbar/contract'
import { refusalIn } from './form-answer.ts'

const longestPause = 5000

/**
 * Sends, and again for half a minute while nobody answers: a server that restarts is away for a few seconds.
 * `onWait` is called before each pause. Any other failure, and the last one, is thrown.
 */
export async function sendWithRetry<T>(send: () => Promise<T>, onWait: () => void): Promise<T> {
  const lastStart = Date.now() + limits.contact.retryFor
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      const pause = Math.min(attempt * 1000, longestPause)
      if (!isAway(error) || Date.now() + pause > lastStart) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

function isAway(error: unknown) {
  const refusal = refusalIn(error)
  return refusal !== null && (refusal.code === 'no_response' || [502, 503, 504].includes(refusal.status))
}
