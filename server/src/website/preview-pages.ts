import { failure, pagePreviewInput, previewInput, releaseCheck, success } from '@busbar/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Actor, change } from '../content/change.ts'
import { type Applied, tryDrafts } from '../features/releases/apply-drafts.ts'
import { checkDrafts } from '../features/releases/check-release.ts'
import { draftsToPreview } from '../features/releases/drafts.ts'
import { draftsIn } from '../features/releases/releases.ts'
import { releaseOfLink } from '../features/releases/share-links.ts'
import { notFound } from '../platform/errors.ts'
import { viewerOf } from '../platform/http/access.ts'
import { answerPageError } from '../platform/http/answer-error.ts'
import { rejectInvalidText } from '../platform/http/reject-invalid-text.ts'
import type { Database } from '../platform/postgres/db.ts'
import { dryRun } from '../platform/postgres/dry-run.ts'
import { pageFile } from '../publisher/page-path.ts'
import { draftTargets } from '../wiring/draft-targets.ts'
import { createPagesOf } from '../wiring/pages.ts'

type Dependencies = {
  db: Database
  /** Renders a page as the publisher does. */
  render: (path: string) => Promise<{ status: number; html: string }>
}

const sitemap = '/sitemap.xml'

/**
 * The real pages with what is not published in them: written, rendered and rolled back. Nobody may keep or index the
 * answer, and nothing of it comes near the page store.
 */
export async function addPreviews(app: FastifyInstance, { db, render }: Dependencies) {
  const targets = draftTargets
  const checking = { db, targets, pagesOf: createPagesOf(db) }

  async function preview(actor: Actor, drafts: Applied[], path: string) {
    if (path !== sitemap && !pageFile(path)) throw notFound('page')
    return dryRun(db, async () => {
      await change(db, actor, (open) => tryDrafts(open, targets, drafts))
      if (path !== sitemap) return { ...(await render(path)), type: 'text/html; charset=utf-8' }
      const { statusCode: status, body: html } = await app.inject(sitemap)
      return { status, html, type: 'application/xml; charset=utf-8' }
    })
  }

  await app.register(async (instance) => {
    const scope = instance.withTypeProvider<ZodTypeProvider>()
    rejectInvalidText(instance)
    scope.addHook('onRequest', async (_request, reply) => void keepPrivate(reply))

    scope.post(
      '/api/preview',
      { config: { access: 'session' }, schema: { body: pagePreviewInput } },
      async (request, reply) => {
        const { path, ...what } = request.body
        const viewer = viewerOf(request)
        const page = await preview(viewer, await draftsToPreview(db, targets, viewer, what), path)
        return reply.code(page.status).type(page.type).send(page.html)
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

    const shared = {
      config: { access: 'public' as const },
      schema: { hide: true, params: z.object({ token: z.string().max(200), '*': z.string().optional() }) },
      errorHandler: answerPageError,
    }
    for (const address of ['/preview/:token', '/preview/:token/*']) {
      scope.get(address, shared, async (request, reply) => {
        const { token, '*': rest = '' } = request.params
        const release = await releaseOfLink(db, token)
        // The same for a link that never was, has ended or was withdrawn.
        if (!release) throw notFound('preview')
        const page = await preview(visitor, await draftsIn(db, release), `/${rest}`.replace(/(.)\/$/, '$1'))
        return reply
          .code(page.status)
          .type(page.type)
          .send(withinPreview(page.html, `/preview/${token}`))
      })
    }
  })
}

const visitor: Actor = { _id: null, name: 'Preview' }

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
    /(<a\b[^>]*? href=")\/(?!\/|api\/|uploads\/|assets\/|admin|login)/g,
    (_, start: string) => `${start}${prefix}/`,
  )
}
