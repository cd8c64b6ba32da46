import { latestChange } from '../content/change-log.ts'
import { createLimiter } from '../platform/limiter.ts'
import type { Database } from '../platform/postgres/db.ts'
import { askThrough } from '../platform/postgres/scoped-database.ts'
import type { PageStore } from './page-store.ts'
import { createPublications } from './publications.ts'
import type { Rendered } from './render/render.ts'
import { createSharedAnswers, type SharedAnswers } from './render/shared-answers.ts'

export type Publisher = ReturnType<typeof createPublisher>

/**
 * Many pages are in progress at once, but few are rendered: all at once, they would be ready at the same moment, and one of
 * the two threads would always wait for the other.
 */
export const pagesAtOnce = 16
export const rendersAtOnce = 4

/** An ensured page holds a connection while it is rendered over others: these few always leave some. */
const ensuredAtOnce = 4
const firstRetry = 5
const lastRetry = 300

type NextPage = { path: string; batch?: Promise<Batch> }

/** Pages that are rendered as of the same change, from the same answers. */
export type Batch = { asOf: number; answers: SharedAnswers }

/** What is published at an address: a page's HTML, or the bytes of a PDF such as a datasheet. */
export type Publication = Omit<Rendered, 'html'> & { body: string | Buffer }

export type MakePublication = (path: string, shared?: SharedAnswers) => Promise<Publication>

type Options = {
  /** All that is read for a page is read over its connections. */
  db: Database
  store: PageStore
  render: MakePublication
  /** Called with the result of each page. */
  note?: (result: 'published' | 'failed') => void
}

/** Renders pages into a store, in an order that never lets an older render win. */
export function createPublisher({ db, store, render, note }: Options) {
  const publications = createPublications(db, store.id)
  const limitRenders = createLimiter(rendersAtOnce)
  const limitEnsured = createLimiter(ensuredAtOnce)
  const beingMade = new Map<string, Promise<boolean>>()
  const failures = new Map<string, number>()

  /** Renders a page as of now and stores it, or takes it out of the store. True when it is a page. */
  async function publish(path: string): Promise<boolean> {
    return publishNext(async () => ({ path }))
  }

  /** The same for the page that comes next when the turn to render one has come. False also when there is none. */
  async function publishNext(next: () => Promise<NextPage | null>): Promise<boolean> {
    try {
      const rendered = await limitRenders(async () => {
        const page = await next()
        return page && renderPage(page)
      })
      if (!rendered) return false
      const isPage = await storePage(rendered)
      failures.delete(rendered.path)
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

  async function renderPage({ path, batch = startBatch() }: NextPage) {
    const { asOf, answers } = await batch
    const rendered = await askThrough(db, () => render(path, answers))
    const { status, reason } = rendered
    if (status >= 500) throw new Error(`rendering ${path} answered ${status}${reason ? `: ${reason}` : ''}`)
    return { path, asOf, ...rendered }
  }

  async function storePage(page: Awaited<ReturnType<typeof renderPage>>): Promise<boolean> {
    const { path, asOf, status, body, reads, changesAt } = page
    const isPage = status === 200
    // Only what was a page once is remembered as gone; anybody can ask for addresses that never were.
    if (!isPage && !(await publications.knows(path))) return false
    const isOvertaken = await publications.register(path, reads, asOf)
    await publications.commitRender(path, { asOf, isOvertaken, reads, changesAt }, () =>
      isPage ? store.put(path, body) : store.remove(path),
    )
    return isPage
  }

  async function publishMissing(path: string): Promise<boolean> {
    return limitEnsured(() =>
      publications.withPageLock(path, async () => (await store.has(path)) || publish(path)),
    )
  }

  /** Has a page that failed tried again, later each time; answers how often it has failed, and in how many seconds. */
  async function retryLater(path: string) {
    const times = (failures.get(path) ?? 0) + 1
    failures.set(path, times)
    const seconds = Math.min(firstRetry * 2 ** (times - 1), lastRetry)
    await publications.retry(path, seconds)
    return { times, seconds }
  }

  return {
    publications,
    store,
    startBatch,
    retryLater,
    publishNext,
    publish,

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
