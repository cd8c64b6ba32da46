import type { FastifyInstance } from 'fastify'
import { latestChange } from '../src/content/change-log.ts'
import { isComingSoon } from '../src/features/site-settings/coming-soon.ts'
import type { Database } from '../src/platform/postgres/db.ts'
import { followChanges } from '../src/publisher/follow.ts'
import { openFolderStore } from '../src/publisher/page-store.ts'
import { createPublisher } from '../src/publisher/publisher.ts'
import { createRecordPages, type PagedCollection } from '../src/publisher/record-pages.ts'
import { inProcessFetch } from '../src/publisher/render/in-process-api.ts'
import { createRender, type WebApp } from '../src/publisher/render/render.ts'
import type { TestApp } from './app.ts'

type CopyOptions = {
  folder: string
  /** What the publisher asks; the application's own unless said. */
  later?: Database
  /** Runs when a page is rendered and not yet stored: a place to hold a render up, or to break it. */
  beforeStoring?: (path: string, html: string) => Promise<void>
  changesAt?: () => Date | null
  pages?: PagedCollection[]
}

/** One application copy's publisher over a site folder, with a note of what it rendered. */
export async function createCopy({ app, db, url }: TestApp, options: CopyOptions) {
  const renders: string[] = []
  const problems: unknown[] = []
  const note = (problem: unknown) => void problems.push(problem)
  const log = { info: () => {}, warn: note, error: note }
  const fetch = inProcessFetch(app)
  const render = createRender({
    web: smallWebsite(app),
    fetch,
    publicUrl: 'http://busbar.example',
    styleSheets: new Map(),
  })
  const store = await openFolderStore(options.folder)
  const publisher = createPublisher({
    db: options.later ?? db,
    store,
    render: async (path, shared) => {
      renders.push(path)
      const rendered = await render(path, shared)
      await options.beforeStoring?.(path, rendered.html)
      return { ...rendered, body: rendered.html, changesAt: options.changesAt?.() ?? null }
    },
  })
  const pages = createRecordPages(db, options.pages ?? [])
  return {
    renders,
    problems,
    publisher,
    store,
    /** Whether the store has followed the log to its end, and every page that was due is stored. */
    async hasCaughtUp() {
      const { followedTo, build } = await publisher.publications.state()
      const isFollowed = build !== null && followedTo >= (await latestChange(db))
      return isFollowed && (await publisher.publications.due(1)).length === 0
    },
    follow: (build = 'build 1', upkeep?: (stop: AbortSignal) => Promise<void>) =>
      followChanges({
        databaseUrl: url,
        db,
        publisher,
        pages,
        build,
        upkeep,
        isClosed: () => isComingSoon(db),
        log,
      }),
  }
}

/**
 * `/` lists the partners, `/privacy` reads nothing, `/samples/<slug>` shows one sample, and so does its `/datasheet.pdf`.
 */
function smallWebsite(app: FastifyInstance): WebApp {
  const fetch = inProcessFetch(app)
  const page = (body: string, status = 200) =>
    new Response(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`, { status })
  return {
    async handle(request, { api }) {
      const { pathname: path } = new URL(request.url)
      if (path === '/')
        return page((await api.partners.list()).data.map((partner) => partner.name).join(', '))
      if (path === '/privacy') return page('We keep what you send us.')
      if (!path.startsWith('/samples/'))
        return new Response(null, { status: 302, headers: { location: '/' } })
      const answer = await fetch(`/api${path.replace(/\/datasheet\.pdf$/, '')}`)
      if (answer.status === 404) return page('Sample not found', 404)
      const { data } = (await answer.json()) as { data: { title: string } }
      return page(data.title)
    },
  }
}
