import { latestChange } from '../content/change-log.ts'
import { createLimiter } from '../platform/limiter.ts'
import type { Database } from '../platform/postgres/db.ts'
import type { PageStore } from './page-store.ts'
import { createPublications } from './publications.ts'
import type { Render } from './render.ts'
import { createSharedAnswers, type SharedAnswers } from './shared-answers.ts'

export type Publisher = ReturnType<typeof createPublisher>

export const rendersAtOnce = 12

/** Pages that are rendered as of the same change, from the same answers. */
export type Batch = { asOf: number; answers: SharedAnswers }

type Options = {
  db: Database
  store: PageStore
  render: Render
  /** Told what became of each page. */
  note?: (result: 'published' | 'failed') => void
}

/** Renders pages into a store, in an order that never lets an older render win. */
export function createPublisher({ db, store, render, note }: Options) {
  const publications = createPublications(db, store.id)
  const limit = createLimiter(rendersAtOnce)
  const beingMade = new Map<string, Promise<boolean>>()

  /** Renders a page as of now and stores it, or takes it out of the store. True when it is a page. */
  async function publish(path: string, batch = startBatch()): Promise<boolean> {
    try {
      const isPage = await renderAndStore(path, await batch)
      note?.('published')
      return isPage
    } catch (error) {
      note?.('failed')
      throw error
    }
  }

  /** A change that is committed from here on overtakes every page of the batch that reads it. */
  async function startBatch(): Promise<Batch> {
    return { asOf: await latestChange(db), answers: createSharedAnswers() }
  }

  async function renderAndStore(path: string, { asOf, answers }: Batch): Promise<boolean> {
    const { status, html, reads, changesAt } = await render(path, answers)
    if (status >= 500) throw new Error(`rendering ${path} answered ${status}`)
    const isPage = status === 200
    // Only what was a page once is remembered as gone; anybody can ask for addresses that never were.
    if (!isPage && !(await publications.knows(path))) return false
    const isOvertaken = await publications.register(path, reads, asOf)
    await publications.commitRender(path, { asOf, isOvertaken, reads, changesAt }, () =>
      isPage ? store.put(path, html) : store.remove(path),
    )
    return isPage
  }

  async function publishMissing(path: string): Promise<boolean> {
    return limit(() => publications.withPageLock(path, async () => (await store.has(path)) || publish(path)))
  }

  return {
    publications,
    store,
    startBatch,
    /** Once its turn has come. */
    publish: (path: string, batch?: Promise<Batch>) => limit(() => publish(path, batch)),

    /**
     * Makes sure that a page is in the store: true when it is one. However many ask at once, here and in other
     * copies, it is rendered once.
     */
    ensure(path: string): Promise<boolean> {
      const making = beingMade.get(path) ?? publishMissing(path).finally(() => beingMade.delete(path))
      beingMade.set(path, making)
      return making
    },
  }
}
