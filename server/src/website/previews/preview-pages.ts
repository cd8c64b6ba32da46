import { failure, pagePreviewInput, previewInput, releaseCheck, success } from '@busbar/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Actor, change } from '../../content/change.ts'
import { latestChange } from '../../content/change-log.ts'
import { lookBack } from '../../content/history/as-of.ts'
import { type Applied, tryDrafts } from '../../features/releases/apply-drafts.ts'
import { checkDrafts } from '../../features/releases/check-release.ts'
import { draftsToPreview } from '../../features/releases/drafts.ts'
import { draftsIn } from '../../features/releases/releases.ts'
import { releaseOfLink } from '../../features/releases/share-links.ts'
import { siteSettingsStore } from '../../features/site-settings/store.ts'
import { notFound } from '../../platform/errors.ts'
import { viewerOf } from '../../platform/http/access.ts'
import { answerPageError } from '../../platform/http/answer-error.ts'
import { rejectInvalidText } from '../../platform/http/reject-invalid-text.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { createPlace, dryRun, type Place } from '../../platform/postgres/dry-run.ts'
import { isPdf, pageFile } from '../../publisher/page-path.ts'
import type { MakePublication } from '../../publisher/publisher.ts'
import { renderMark } from '../../publisher/render/in-process-api.ts'
import { draftTargets } from '../../wiring/draft-targets.ts'
import { historiedTables } from '../../wiring/historied-tables.ts'
import { createPagesOf } from '../../wiring/pages.ts'
import { withPreviewBar } from '../preview-bar.ts'
import { publishingProgressRoute } from '../publishing-progress.ts'
import { isSitemap } from '../sitemap.ts'
import { createSharedPages, type Page } from './shared-pages.ts'

type Dependencies = {
  db: Database
  /** Renders a page as the publisher does. */
  render: (path: string) => Promise<{ status: number; html: string; location?: string | null }>
  /** Makes a PDF, such as a datasheet; without it there is none. */
  makePdf?: MakePublication
}

/**
 * The real pages with what is not published in them, or as they were: rendered in a transaction that is rolled back. Nobody
 * may keep or index the answer, and nothing of it comes near the page store.
 */
export async function addPreviews(app: FastifyInstance, { db, render, makePdf }: Dependencies) {
  const targets = draftTargets
  const checking = { db, targets, pagesOf: createPagesOf(db) }
  // Anybody may have got hold of a link; users never wait for it.
  const forLinks = createPlace({ atOnce: 1, mostWaiting: 20 })
  const sharedPage = createSharedPages()

  const withDrafts = (actor: Actor, drafts: Applied[]) => () =>
    change(db, actor, (open) => tryDrafts(open, targets, drafts))

  async function preview(path: string, prepare: () => Promise<unknown>, inTurn?: Place) {
    if (!isSitemap(path) && !pageFile(path)) throw notFound('page')
    const run = async (): Promise<Page> => {
      await prepare()
      if (isPdf(path)) return { ...(await madePdf(path)), type: 'application/pdf' }
      if (isSitemap(path)) {
        const { statusCode: status, body } = await app.inject({ url: path, headers: renderMark })
        return { status, body, type: 'application/xml; charset=utf-8' }
      }
      const { status, html } = await rendered(path)
      return { status, body: html, type: 'text/html; charset=utf-8' }
    }
    return dryRun(db, run, inTurn)
  }

  async function madePdf(path: string) {
    const made = await makePdf?.(path)
    const { status, body } = (made?.location ? await makePdf?.(made.location) : made) ?? {
      status: 404,
      body: '',
    }
    if (status !== 200) throw notFound('page')
    return { status, body }
  }

  /** A record with another title has its page at another address: the one before leads there. */
  async function rendered(path: string) {
    const page = await render(path)
    return page.location?.startsWith('/') ? render(page.location) : page
  }

  await app.register(async (instance) => {
    const scope = instance.withTypeProvider<ZodTypeProvider>()
    rejectInvalidText(instance)
    scope.addHook('onRequest', async (_request, reply) => void keepPrivate(reply))

    scope.post(
      '/api/preview',
      { config: { access: 'session' }, schema: { body: pagePreviewInput } },
      async (request, reply) => {
        const { path, asOf, ...what } = request.body
        const viewer = viewerOf(request)
        const drafts = await draftsToPreview(db, targets, viewer, what)
        const page = await preview(path, async () => {
          if (!asOf) return withDrafts(viewer, drafts)()
          const { missing } = await lookBack(db, historiedTables, asOf)
          reply.header('x-missing-records', missing)
        })
        return reply.code(page.status).type(page.type).send(page.body)
      },
    )

    scope.post(
      '/api/preview/check',
      {
        config: { access: 'session' },
        schema: { body: previewInput, response: { 200: success(releaseCheck), '4xx': failure } },
      },
      async (request) => {
        const viewer = viewerOf(request)
        const drafts = await draftsToPreview(db, targets, viewer, request.body)
        return { success: true as const, data: await checkDrafts(checking, viewer, drafts) }
      },
    )

    publishingProgressRoute(instance, { db })

    const shared = {
      // Anyone with the link may see it, online or not.
      config: { access: 'public' as const, isAlwaysOpen: true },
      schema: { hide: true, params: z.object({ token: z.string().max(200), '*': z.string().optional() }) },
      errorHandler: answerPageError,
    }
    for (const address of ['/preview/:token', '/preview/:token/*']) {
      scope.get(address, shared, async (request, reply) => {
        const { token, '*': rest = '' } = request.params
        const link = await releaseOfLink(db, token)
        // The same for a link that never was, has ended or was withdrawn.
        if (!link) throw notFound('preview')
        const drafts = await draftsIn(db, link.release)
        const path = `/${rest}`.replace(/(.)\/$/, '$1')
        const version = drafts.map(({ _id, revision }) => `${_id}/${revision}`)
        const page = await sharedPage(link.release, `${await latestChange(db)} ${version}`, path, () =>
          preview(path, withDrafts(visitor, drafts), forLinks),
        )
        const { timeZone } = await siteSettingsStore.read(db)
        const bar = { ...link, drafts, expiresAt: new Date(link.expiresAt), timeZone: timeZone ?? 'UTC' }
        const shown = (html: string) => withPreviewBar(withinPreview(html, `/preview/${token}`), bar)
        return reply
          .code(page.status)
          .type(page.type)
          .send(typeof page.body === 'string' ? shown(page.body) : page.body)
      })
    }
  })
}

const visitor: Actor = { _id: null, name: 'Preview', needsReview: true }

function keepPrivate(reply: FastifyReply) {
  return reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    // The address of a shared preview opens it.
    'referrer-policy': 'no-referrer',
  })
}

/** Links of the page lead on through the preview, not out of it to what is live. */
function withinPreview(html: string, prefix: string) {
  return html.replace(
    /(<a\b[^>]*? href=")\/(?!\/|api\/|uploads\/|files\/|assets\/|admin|login)/g,
    (_, start: string) => `${start}${prefix}/`,
  )
}
