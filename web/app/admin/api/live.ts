import { type LiveEvent, limits } from '@busbar/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { fetchAndWatch } from '../../api/browser-client.ts'
import { onTokenChange, readToken } from '../../api/session-token.ts'
import { readEventStream } from './event-stream.ts'
import { queryClient } from './query-client.ts'

const pauses = { first: 300, most: 30_000, whenFull: 60_000 }
/** Many changes in a row are read again together. */
const gather = { first: 30, most: 250 }

/**
 * Keeps what is shown up to date with what others do, for as long as the page is looked at. What happened while
 * nobody listened is made up for by reading everything again.
 */
export function useLive() {
  const token = useSyncExternalStore(onTokenChange, readToken, () => null)
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden)
  useEffect(() => {
    if (!token || !isVisible) return
    const leaving = new AbortController()
    void stayConnected(token, leaving.signal)
    return () => leaving.abort()
  }, [token, isVisible])
}

/** The newest revision of a record that the server has announced, if any. */
export function useNewestRevision(of: string, id: string | undefined) {
  return useSyncExternalStore(onRevision, () => newestRevisions.get(`${of}/${id}`))
}

let hasListened = false

async function stayConnected(token: string, leave: AbortSignal) {
  let failures = 0
  while (!leave.aborted) {
    const outcome = await connect(token, leave)
    if (leave.aborted || outcome === 'refused') return
    failures = outcome === 'ended' ? 0 : failures + 1
    // Not all at the same moment, when a copy of the server has stopped.
    const pause = outcome === 'full' ? pauses.whenFull : Math.min(pauses.first * 2 ** failures, pauses.most)
    await sleep(pause * (0.5 + Math.random() / 2), leave)
  }
}

/** Listens until the stream ends, and says how that came about. */
async function connect(token: string, leave: AbortSignal): Promise<'ended' | 'failed' | 'full' | 'refused'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), limits.live.deadAfter)
  const onAlive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), limits.live.deadAfter)
  }
  let hasBegun = false
  try {
    const response = await fetchAndWatch('/api/live', {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      signal: AbortSignal.any([leave, silence.signal]),
    })
    if (!response.ok || !response.body) {
      if (response.status === 429) return 'full'
      return response.status === 401 || response.status === 403 ? 'refused' : 'failed'
    }
    hasBegun = true
    if (hasListened) take([{ of: 'everything' }])
    hasListened = true
    await readEventStream(response.body, { onAlive, onData: (data) => take(JSON.parse(data)) })
    return 'ended'
  } catch {
    return hasBegun ? 'ended' : 'failed'
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

const waiting = new Set<string>()
let nextRead: ReturnType<typeof setTimeout> | undefined
let lastRead = 0

function take(events: LiveEvent[]) {
  for (const { of, id, revision } of events) {
    waiting.add(of)
    if (id && revision) noteRevision(`${of}/${id}`, revision)
  }
  if (waiting.size === 0 || nextRead) return
  nextRead = setTimeout(readAgain, Math.max(gather.first, lastRead + gather.most - Date.now()))
}

function readAgain() {
  nextRead = undefined
  lastRead = Date.now()
  const keys = new Set([...waiting].flatMap((of) => queriesOf[of] ?? [of, 'dashboard', 'timeline']))
  const isEverything = waiting.has('everything')
  waiting.clear()
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== 'session' && (isEverything || keys.has(String(first))),
  })
}

/** The queries to refresh after an event, where they have other names. */
const queriesOf: Record<string, string[]> = {
  messages: ['messages', 'notifications', 'dashboard'],
  events: ['events', 'categories', 'dashboard', 'timeline'],
  drafts: ['drafts', 'releases', 'preview'],
  releases: ['releases', 'drafts', 'preview', 'notifications', 'timeline'],
  'site-settings': ['siteSettings', 'timeline'],
  'message-settings': ['messageSettings', 'timeline'],
}

const newestRevisions = new Map<string, number>()
const revisionListeners = new Set<() => void>()

function noteRevision(key: string, revision: number) {
  if (revision <= (newestRevisions.get(key) ?? 0)) return
  newestRevisions.set(key, revision)
  for (const listener of revisionListeners) listener()
}

function onRevision(listener: () => void) {
  revisionListeners.add(listener)
  return () => void revisionListeners.delete(listener)
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function sleep(ms: number, leave: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    leave.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
