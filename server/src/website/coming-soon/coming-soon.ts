import { texts } from '@busbar/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { latestChange } from '../../content/change-log.ts'
import { isComingSoon } from '../../features/site-settings/coming-soon.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { isRender } from '../../publisher/render/in-process-api.ts'

/** Where the web application makes the page; no visitor is ever led there. */
export const comingSoonPage = '/coming-soon'
/** When search engines may ask again. */
const retryAfter = 3600

type MakePage = (path: string) => Promise<{ status: number; html: string }>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether visitors may call it also before the site is online: it tells them nothing of it. */
    isAlwaysOpen?: boolean
    /** Whether it takes what visitors write also before the site is online, and answers with the page that says so. */
    answersComingSoon?: boolean
  }
  interface FastifyInstance {
    comingSoon: {
      /** Says what makes the page. Until then, visitors get its sentence alone. */
      makePageWith: (make: MakePage) => void
      /** Whether it comes from somebody who is signed in, be it by opening a page. */
      isSignedIn: (request: FastifyRequest) => Promise<boolean>
    }
  }
  interface FastifyRequest {
    /** Sees the site before visitors do: its pages are made for this request and kept by nobody. */
    seesEarly: boolean
    /** Comes from a visitor before the site is online. */
    meetsComingSoon: boolean
  }
}

type Options = {
  db: Database
  /** Whether the request comes from a browser in which somebody is signed in. */
  hasSitePass: (request: FastifyRequest) => Promise<boolean>
}

/**
 * Until the site is online, every public page is answered with the one that says so. Every public route is closed
 * unless it is a call of the API or says `isAlwaysOpen`; the page store holds no page meanwhile.
 */
export function closeUntilOnline(app: FastifyInstance, { db, hasSitePass }: Options) {
  const { page, makePageWith } = createPage(db)
  let wasComingSoon = false
  const isSignedIn = async (request: FastifyRequest) =>
    request.viewer !== null || (await hasSitePass(request).catch(() => false))
  app.decorate('comingSoon', { makePageWith, isSignedIn })
  app.decorateRequest('seesEarly', false)
  app.decorateRequest('meetsComingSoon', false)

  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config } = request.routeOptions
    const isOpen = config.isAlwaysOpen || url.startsWith('/api/')
    if (config.access !== 'public' || isOpen || isRender(request)) return
    // Without the database it is as it was last known to be.
    wasComingSoon = await isComingSoon(db).catch(() => wasComingSoon)
    if (!wasComingSoon) return
    request.seesEarly = await isSignedIn(request)
    if (request.seesEarly) return
    request.meetsComingSoon = true
    if (config.answersComingSoon) return
    return sendPage(reply, await page())
  })
}

const comingSoon = () => new Refusal(503, 'coming_soon', texts.comingSoon.answer, { retryAfter })

/**
 * The page, made once after each change: it shows the company's name and logo. One that could not be made is not kept;
 * the last good one stands in for it, and the next visitor has it made again.
 */
function createPage(db: Database) {
  let makePage: MakePage | null = null
  let made: { asOf: number; html: Promise<string> } | null = null
  let lastGood: string | undefined
  const makePageWith = (make: MakePage) => {
    makePage = make
  }
  const page = async () => {
    if (!makePage) throw comingSoon()
    const asOf = await latestChange(db).catch(() => made?.asOf ?? 0)
    if (made?.asOf !== asOf) {
      const html = makePage(comingSoonPage).then((page) => {
        if (page.status !== 200) throw comingSoon()
        lastGood = page.html
        return page.html
      })
      made = { asOf, html }
      html.catch(() => {
        made = null
      })
    }
    return made.html.catch((error: unknown) => {
      if (lastGood === undefined) throw error
      return lastGood
    })
  }
  return { page, makePageWith }
}

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .code(503)
    .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(html)
}
