import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../telemetry/log.ts'

const reconnectAfter = 500

/**
 * Calls `wake` at the start, after every notification on `channel`, and every `everyMs` in case one was missed: one call
 * at a time, however many came meanwhile. The connection is kept for as long as it holds, so that `wake`
 * can hold locks on it; when it breaks, a new one is made.
 */
export function listen(options: {
  url: string
  channel: string
  everyMs: number
  /** Gets a signal to stop, for what takes long; it may then throw. */
  wake: (client: pg.Client, stop: AbortSignal) => Promise<void>
  /** Gets the payload of each notification, as it comes. */
  hear?: (payload: string) => void
  log: Logger
}) {
  const stopping = new AbortController()
  const done = follow(options, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}

async function follow(
  { url, channel, everyMs, wake, hear, log }: Parameters<typeof listen>[0],
  stop: AbortSignal,
) {
  while (!stop.aborted) {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'busbar listen',
    })
    const bell = createBell(stop)
    let isBroken = false
    client.on('notification', ({ payload = '' }) => {
      hear?.(payload)
      bell.ring()
    })
    client.on('error', () => {
      isBroken = true
      bell.ring()
    })
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      while (!stop.aborted && !isBroken) {
        await wake(client, stop)
        await bell.wait(everyMs)
      }
    } catch (error) {
      if (!stop.aborted) log.warn({ reason: error }, 'listening failed, trying again')
    }
    await client.end().catch(() => {})
    await sleep(reconnectAfter, undefined, { signal: stop }).catch(() => {})
  }
}

/** A bell that remembers being rung while nobody waited. */
function createBell(stop: AbortSignal) {
  let isRung = false
  let answer: (() => void) | null = null
  const ring = () => {
    isRung = true
    answer?.()
  }
  stop.addEventListener('abort', ring)
  return {
    ring,
    async wait(ms: number) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      answer = null
      isRung = false
    },
  }
}
