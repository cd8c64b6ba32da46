import { join, resolve } from 'node:path'
import { createClient, fixedPages } from '@busbar/contract'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { serveFiles as serveDownloads } from '../features/downloads/serve-files.ts'
import { isComingSoon } from '../features/site-settings/coming-soon.ts'
import { serveUploads } from '../features/uploads/serve-uploads.ts'
import type { Config } from '../platform/config.ts'
import type { Storage } from '../platform/files/storage.ts'
import { answerPageError } from '../platform/http/answer-error.ts'
import { loadBuild, loadSources } from '../platform/http/web.ts'
import type { Database } from '../platform/postgres/db.ts'
import { askThrough } from '../platform/postgres/scoped-database.ts'
import { followChanges } from '../publisher/follow.ts'
import { openFolderStore } from '../publisher/page-store.ts'
import { publishEach } from '../publisher/publish-each.ts'
import { createPublisher, type MakePublication } from '../publisher/publisher.ts'
import { createRecordPages } from '../publisher/record-pages.ts'
import { inProcessFetch } from '../publisher/render/in-process-api.ts'
import { readStyleSheets } from '../publisher/render/inline-styles.ts'
import { createRender, type WebApp } from '../publisher/render/render.ts'
import { createFreshAnswer } from '../publisher/serve-fresh.ts'
import { createPageAnswer } from '../publisher/serve-pages.ts'
import { createUpkeep } from '../publisher/upkeep.ts'
import type { AppMetrics } from '../wiring/app-metrics.ts'
import { pagedCollections } from '../wiring/pages.ts'
import { serveBuiltFiles } from './built-files.ts'
import { createDatasheets, productOfDatasheet } from './datasheets/make-datasheet.ts'
import { serveDatasheets } from './datasheets/serve-datasheets.ts'
import { shareImageRoute } from './images/share-image.ts'
import { iconFiles, siteIconRoutes } from './images/site-icons.ts'
import { answerPlainForm } from './plain-form.ts'
import { addPreviews } from './previews/preview-pages.ts'

/** Pages that answer a form which a browser without scripts posts to them, and the call that each makes. */
const plainForms = [
  { page: fixedPages.contact, call: '/api/contact' },
  { page: '/newsletter', call: '/api/newsletter' },
  { page: '/newsletter/confirm', call: '/api/newsletter/confirm' },
  { page: '/newsletter/unsubscribe', call: '/api/newsletter/unsubscribe' },
] as const

/**
 * Made for one visitor and kept by nobody: the links in mails carry a secret, and only a browser without scripts opens
 * the contact page of a record.
 */
const uncachedPaths = [
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  `${fixedPages.contact}/:collection/:id`,
]
const adminPaths = ['/login', '/register', '/forgot-password', '/reset-password', '/admin', '/admin/*']

/** The website as it is in production: published pages, the back office's shell, built files and uploads. */
export async function addPublishedSite(
  app: FastifyInstance,
  {
    config,
    db,
    later = db,
    storage,
    appMetrics,
  }: {
    config: Pick<Config, 'databaseUrl' | 'publicUrl' | 'siteFolder'>
    db: Database
    /** For what is published, which nobody waits for and nothing may push aside. */
    later?: Database
    storage: Storage
    appMetrics?: AppMetrics
  },
) {
  const { handle, build } = await loadBuild()
  const fetch = inProcessFetch(app)
  const store = await openFolderStore(config.siteFolder)
  const render = createRender({
    web: { handle },
    fetch,
    publicUrl: config.publicUrl,
    styleSheets: await readStyleSheets(build.staticFolder),
  })
  const makeDatasheet = createDatasheets({ fetch, storage, publicUrl: config.publicUrl })
  await addPreviews(app, { db, render, makePdf: makeDatasheet })
  app.comingSoon.makePageWith((path) => askThrough(later, () => render(path)))
  const make: MakePublication = async (path, shared) => {
    if (productOfDatasheet(path)) return makeDatasheet(path, shared)
    const { html, ...page } = await render(path, shared)
    return { ...page, body: html }
  }
  const publisher = createPublisher({
    db: later,
    store,
    render: make,
    note: (result) => appMetrics?.pages.add({ result }),
  })
  // Before any page: one that is made from here on refers to these files.
  await store.putStatic(build.staticFolder)
  const files = resolve(config.siteFolder, 'static')
  await serveBuiltFiles(app, { prefix: '/assets/', root: join(files, 'assets'), ...immutable })
  await serveBuiltFiles(app, {
    prefix: '/',
    root: files,
    wildcard: false,
    globIgnore: ['assets/**', ...iconFiles],
  })
  siteIconRoutes(app, { db, storage, files })
  shareImageRoute(app, { db, storage })
  await addUploads(app, storage)
  serveDownloads(app, { db, storage, isSignedIn: app.comingSoon.isSignedIn })
  const ask = createPageFetcher({ handle }, fetch, config)
  const pages = createRecordPages(db, pagedCollections)
  serveDatasheets(app, {
    make: (path) => askThrough(later, () => makeDatasheet(path)),
    published: { publisher, missingIn: pages.missingIn },
  })
  const answerFresh = createFreshAnswer({ ask, isBuilt: true })
  answerPages(app, adminPaths, answerFresh, { isAlwaysOpen: true })
  answerPages(app, uncachedPaths, answerFresh)
  answerPages(app, ['/*'], createPageAnswer({ publisher, ask, missingIn: pages.missingIn }))
  for (const form of plainForms) {
    await answerPlainForm(app, {
      ...form,
      publicUrl: config.publicUrl,
      web: { handle },
      fetch,
      isBuilt: true,
    })
  }
  const { log } = app
  return {
    follow: () =>
      followChanges({
        databaseUrl: config.databaseUrl,
        db: later,
        publisher,
        pages: createRecordPages(later, pagedCollections),
        build: `${build.id} for ${websiteOf(config)}`,
        isClosed: () => isComingSoon(later),
        upkeep: createUpkeep({ publisher, staticFolder: build.staticFolder, log }),
        log,
      }),

    /** Publishes every page that there is, asked for before or not. */
    async publishAll(note: (done: number, all: number) => void) {
      const paths = new Set([...Object.values(fixedPages), ...(await publisher.publications.paths())])
      for await (const some of pages.all()) for (const path of some) paths.add(path)
      const failed = await publishEach([...paths], { publisher, log, note })
      return { published: paths.size - failed, failed }
    },
  }
}

/** The website while it is being built: every page fresh from its sources, with hot reload. */
export async function addSiteFromSources(
  app: FastifyInstance,
  { config, db, storage }: { config: Config; db: Database; storage: Storage },
) {
  const web = await loadSources(app)
  await addUploads(app, storage)
  serveDownloads(app, { db, storage, isSignedIn: app.comingSoon.isSignedIn })
  const fetch = inProcessFetch(app)
  const ask = createPageFetcher(web, fetch, config)
  const makeDatasheet = createDatasheets({ fetch, storage, publicUrl: config.publicUrl })
  serveDatasheets(app, { make: makeDatasheet })
  await addPreviews(app, { db, render: (path) => unstyled(ask, path), makePdf: makeDatasheet })
  app.comingSoon.makePageWith((path) => unstyled(ask, path))
  const answerFresh = createFreshAnswer({ ask, isBuilt: false })
  answerPages(app, adminPaths, answerFresh, { isAlwaysOpen: true })
  answerPages(app, ['/*'], answerFresh)
  for (const form of plainForms) {
    await answerPlainForm(app, { ...form, publicUrl: config.publicUrl, web, fetch, isBuilt: false })
  }
}

function answerPages(
  app: FastifyInstance,
  paths: string[],
  answer: RouteHandlerMethod,
  config: { isAlwaysOpen?: boolean } = {},
) {
  const options = {
    config: { access: 'public' as const, ...config },
    schema: { hide: true },
    errorHandler: answerPageError,
  }
  for (const path of paths) app.get(path, options, answer)
}

/** From sources, the styles come by themselves. */
async function unstyled(ask: ReturnType<typeof createPageFetcher>, path: string) {
  const response = await ask(path)
  return { status: response.status, html: await response.text(), location: response.headers.get('location') }
}

function createPageFetcher(web: WebApp, fetch: typeof globalThis.fetch, config: Pick<Config, 'publicUrl'>) {
  const context = { api: createClient({ fetch }), changesAt: () => {}, failed: () => {} }
  return (path: string) => web.handle(new Request(config.publicUrl + path), context)
}

async function addUploads(app: FastifyInstance, storage: Storage) {
  // The specification has images under the API as well.
  for (const prefix of ['', '/api']) {
    await app.register(async (scope) => serveUploads(scope, { storage }), { prefix })
  }
}

/** Files whose names say what is in them never change. */
const immutable = { maxAge: '365d', immutable: true }

/**
 * Canonical and shared addresses in every page begin with it. Its port is left out: that of a website stays, and copies
 * that are tried on one machine differ in nothing else.
 */
function websiteOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { protocol, hostname } = new URL(publicUrl)
  return `${protocol}//${hostname}`
}
