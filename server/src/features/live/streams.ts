import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { type LiveEvent, limits } from '@busbar/contract'
import { tooMany, unavailable } from '../../platform/errors.ts'
import { listen } from '../../platform/postgres/listen.ts'
import { channels } from '../../platform/postgres/locks.ts'
import type { Logger } from '../../platform/telemetry/log.ts'
import { withTimeout } from '../../platform/with-timeout.ts'

const readyWithin = 3000
const checkEvery = 2000
const retryAfterSeconds = 60
/** A client this far behind no longer reads. */
const mostUnread = 64 * 1024

type Options = {
  databaseUrl: string
  log: Logger
  /** Those of these sessions that still are. */
  alive: (sessions: string[]) => Promise<Set<string>>
}

export type Streams = ReturnType<typeof createStreams>

/**
 * The open streams of this copy, over one connection that listens for the changes made at all of them. It is opened
 * with the first stream, and a stream begins only when everything after that moment is heard.
 */
export function createStreams({ databaseUrl, log, alive }: Options) {
  const streams = new Map<PassThrough, string>()
  let source: ReturnType<typeof openSource> | undefined
  let hasStopped = false
  // The shared listener does not belong to the request that opens the first stream.
  const outsideRequests = AsyncLocalStorage.snapshot()

  function send(text: string) {
    for (const stream of streams.keys()) {
      if (stream.writableLength > mostUnread) stream.destroy()
      else stream.write(text)
    }
  }

  function openSource() {
    const ready = Promise.withResolvers<void>()
    const known = new WeakSet<object>()
    const following = listen({
      url: databaseUrl,
      channel: channels.live,
      everyMs: limits.live.heartbeat,
      log,
      hear: (payload) => send(`data: ${payload}\n\n`),
      async wake(client) {
        await client.query('select 1')
        // The connection before this one broke, and nobody knows what was said meanwhile.
        if (!known.has(client)) send(dataOf([{ of: 'everything' }]))
        known.add(client)
        ready.resolve()
      },
    })
    const heartbeat = setInterval(() => send(': alive\n\n'), limits.live.heartbeat)
    const check = setInterval(() => void endTheRevoked(), checkEvery)
    return {
      ready: ready.promise,
      async stop() {
        clearInterval(heartbeat)
        clearInterval(check)
        await following.stop()
      },
    }
  }

  /** One query for all streams; if it fails, all of them stay open. */
  async function endTheRevoked() {
    if (streams.size === 0) return
    try {
      const valid = await alive([...new Set(streams.values())])
      for (const [stream, session] of streams) if (!valid.has(session)) stream.end()
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open streams could not be checked')
    }
  }

  return {
    /** A new stream for a session, which ends with it. */
    async open(session: string): Promise<PassThrough> {
      if (hasStopped) throw unavailable()
      const others = [...streams.values()].filter((other) => other === session)
      if (others.length >= limits.live.perSession) throw tooMany(retryAfterSeconds)
      source ??= outsideRequests(openSource)
      // A database that does not answer is no reason to keep a browser waiting: it tries again.
      await withTimeout(readyWithin, 'listening for changes', source.ready)
      if (hasStopped) throw unavailable()
      const stream = new PassThrough()
      stream.once('close', () => streams.delete(stream))
      stream.once('end', () => streams.delete(stream))
      stream.on('error', () => streams.delete(stream))
      streams.set(stream, session)
      stream.write(dataOf([]))
      return stream
    },
    /** Ends all streams at once, so that clients reconnect to another copy while this one finishes its work. */
    async stop() {
      hasStopped = true
      for (const stream of streams.keys()) stream.end()
      await source?.stop()
    },
  }
}

const dataOf = (events: LiveEvent[]) => `data: ${JSON.stringify(events)}\n\n`
