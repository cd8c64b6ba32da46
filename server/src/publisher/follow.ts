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

type FollowOptions = {
  databaseUrl: string
  db: Database
  publisher: Publisher
  pages: RecordPages
  /** Names the web build; a new one publishes all pages again. */
  build: string
  /** Puts right what happened to stored files. */
  upkeep?: (stop: AbortSignal) => Promise<void>
  log: Logger
}

/**
 * Keeps a page store up to date with the change log, from wherever it had got to. Of the copies that share a store
 * one does the work; when it dies, its lock goes with its connection and another takes over.
 */
export function followChanges({ databaseUrl, db, publisher, pages, build, upkeep, log }: FollowOptions) {
  const { publications, store } = publisher
  const leading = new WeakSet<object>()
  const toFill = pages.all()
  return listen({
    url: databaseUrl,
    channel: channels.changes,
    everyMs: lookEvery,
    log,
    async wake(client, stop) {
      if (!leading.has(client)) {
        const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 1)) as got', [
          store.id,
        ])
        if (!rows[0].got) return
        leading.add(client)
      }
      while (await catchUp(stop));
      await fillIn(stop)
      await upkeep?.(stop)
    },
  })

  /** Refreshes what the next changes touch, each page once however many there are; true when more are waiting. */
  async function catchUp(stop: AbortSignal) {
    const state = await publications.state()
    const { entries, isComplete, hasMore } = await changesAfter(db, state.followedTo)
    if (state.build !== build || !isComplete) {
      await publishAll(stop)
      return true
    }
    const keys = [...new Set(entries.flatMap((entry) => entry.keys))]
    const touched = [...(await publications.touchedBy(keys)), ...(await pages.of(keys))]
    await publishEach([...new Set(touched)], { publisher, log, stop })
    const last = entries.at(-1)
    if (last) await publications.followed(last.number, build)
    return hasMore
  }

  /** Publishes a few records' pages that nobody has asked for yet. Changes come first: there is no hurry. */
  async function fillIn(stop: AbortSignal) {
    const { value: paths } = await toFill.next()
    if (!paths) return
    const isStored = await Promise.all(paths.map((path) => store.has(path)))
    const missing = paths.filter((_, index) => !isStored[index])
    await publishEach(missing, { publisher, log, stop })
  }

  async function publishAll(stop: AbortSignal) {
    const asOf = await latestChange(db)
    const paths = new Set([...fixedPages, ...(await publications.paths())])
    await publishEach([...paths], { publisher, log, stop })
    // A page is registered before it is stored, so what is stored and not registered is nobody's.
    const stored = await store.list()
    const known = new Set(await publications.paths())
    for (const path of stored) if (!known.has(path)) await store.remove(path)
    await publications.followed(asOf, build)
  }
}
