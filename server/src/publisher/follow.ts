import { fixedPages } from '@busbar/contract'
import { changesAfter, latestChange } from '../content/change-log.ts'
import type { Database } from '../platform/postgres/db.ts'
import { listen } from '../platform/postgres/listen.ts'
import { channels } from '../platform/postgres/locks.ts'
import type { Logger } from '../platform/telemetry/log.ts'
import { publishEach } from './publish-each.ts'
import type { Publisher } from './publisher.ts'
import type { RecordPages } from './record-pages.ts'

const lookEvery = 1000
/** So many are looked up at once. A change does not wait for them. */
const pagesAtOnce = 200

type FollowOptions = {
  databaseUrl: string
  db: Database
  publisher: Publisher
  pages: RecordPages
  /** Names what pages are made with besides content; another one publishes all pages again. */
  build: string
  /** Whether visitors may see no page at all yet. */
  isClosed: () => Promise<boolean>
  /** Puts right what happened to stored files. */
  upkeep?: (stop: AbortSignal) => Promise<void>
  log: Logger
}

/**
 * Keeps a page store up to date with the change log, from wherever it had got to. Of the copies that share a store
 * one does the work; when it dies, its lock goes with its connection and another takes over.
 */
export function followChanges({
  databaseUrl,
  db,
  publisher,
  pages,
  build,
  isClosed,
  upkeep,
  log,
}: FollowOptions) {
  const { publications, store } = publisher
  const leading = new WeakSet<object>()
  const toFill = pages.all()
  let isChanged = true
  let isSwept = false
  return listen({
    url: databaseUrl,
    channel: channels.changes,
    everyMs: lookEvery,
    log,
    hear: () => {
      isChanged = true
    },
    async wake(client, stop) {
      if (!leading.has(client)) {
        const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 1)) as got', [
          store.id,
        ])
        if (!rows[0].got) return
        leading.add(client)
      }
      do await noteChanges()
      while ((await publishDue(stop)) || (await fillIn(stop)))
      // Also what came there by another way, such as an older folder that was put back.
      if ((await publications.state()).isClosed) return store.clear()
      await sweep()
      await upkeep?.(stop)
    },
  })

  /** Notes which pages the changes touch that the store has not followed yet: they are due from here on. */
  async function noteChanges() {
    for (;;) {
      isChanged = false
      const state = await publications.state()
      const { entries, isComplete, hasMore } = await changesAfter(db, state.followedTo)
      // Read after the changes: it is as they left it, or newer.
      const closes = await isClosed()
      if (closes !== state.isClosed) {
        await publications.setClosed(closes)
        if (closes) await store.clear()
        else await noteAll({ followedTo: state.followedTo, dueAsOf: entries.at(-1)?.number })
        continue
      }
      if (state.build === null || !isComplete) {
        const latest = await latestChange(db)
        await noteAll({ followedTo: latest, dueAsOf: latest })
        continue
      }
      if (state.build !== build) {
        await noteAll({ followedTo: state.followedTo })
        continue
      }
      const last = entries.at(-1)
      if (!last) return
      const keys = [...new Set(entries.flatMap((entry) => entry.keys))]
      const touched = await Promise.all([publications.touchedBy(keys), pages.of(keys)])
      await publications.follow([...new Set(touched.flat())], {
        followedTo: last.number,
        dueAsOf: last.number,
        build,
      })
      if (!hasMore) return
    }
  }

  async function noteAll(followed: { followedTo: number; dueAsOf?: number }) {
    const paths = new Set([...Object.values(fixedPages), ...(await publications.paths())])
    await publications.follow([...paths], { ...followed, build })
    isSwept = false
  }

  /** Publishes the next of the pages that are due, those of new changes first; true when there were some. */
  async function publishDue(stop: AbortSignal) {
    const due = () => publications.due(pagesAtOnce)
    const overtake = () => (isChanged ? noteChanges().then(due) : null)
    const paths = (await due()).map(({ path }) => path)
    await publishEach(paths, { publisher, log, stop, overtake })
    return paths.length > 0
  }

  /** Publishes a few records' pages that nobody has asked for yet; true when there may be more. */
  async function fillIn(stop: AbortSignal) {
    if ((await publications.state()).isClosed) return false
    const { value: paths } = await toFill.next()
    if (!paths) return false
    const isStored = await Promise.all(paths.map((path) => store.has(path)))
    const missing = paths.filter((_, index) => !isStored[index])
    await publishEach(missing, { publisher, log, stop })
    return true
  }

  /** A page is registered before it is stored, so what is stored and not registered is nobody's. */
  async function sweep() {
    if (isSwept) return
    const stored = await store.list()
    const known = new Set(await publications.paths())
    for (const path of stored) if (!known.has(path)) await store.remove(path)
    isSwept = true
  }
}
