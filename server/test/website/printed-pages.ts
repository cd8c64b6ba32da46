import type { Client } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { inProcessFetch } from '../../src/publisher/render/in-process-api.ts'
import { createRender, type Render, type WebApp } from '../../src/publisher/render/render.ts'
import { addPreviews } from '../../src/website/previews/preview-pages.ts'
import { createTestApp } from '../app.ts'

/**
 * Pages that print all that the API tells a visitor: `/` the lists, `/privacy`, and one for each product, category and
 * service. Whatever differs in what a page could show differs in them.
 */
const website: WebApp = {
  async handle(request, { api }) {
    const { pathname } = new URL(request.url)
    const [, area = '', slug = ''] = pathname.split('/')
    const told = await (pages[area] ?? home)(api, slug).catch(({ status }: { status: number }) => ({
      status,
    }))
    // As the website does it: one address a record.
    if ('slug' in told && told.slug !== slug)
      return new Response('', { status: 301, headers: { location: `/${area}/${told.slug}` } })
    const status = 'status' in told && typeof told.status === 'number' ? told.status : 200
    const body = JSON.stringify(told).replaceAll('<', '&lt;')
    const html = `<!DOCTYPE html><html><head></head><body><a class="x" href="/products/first">${body}</a></body></html>`
    return new Response(html, { status, headers: { 'content-type': 'text/html' } })
  },
}

type Page = (api: Client, slug: string) => Promise<object>

const home: Page = (api) =>
  Promise.all([
    api.company.get(),
    api.siteSettings.get(),
    api.categories.list(),
    ...[api.services, api.products, api.events, api.team, api.partners, api.clients].map((one) => one.list()),
  ])

const pages: Record<string, Page> = {
  products: (api, slug) => api.products.get(slug),
  categories: (api, slug) => api.categories.get(slug, { includeEvents: true, includeProducts: true }),
  service: (api, slug) => api.services.get(slug),
  privacy: (api) => Promise.all([api.messageSettings.retention(), api.siteSettings.get()]),
}

/** The application with these pages, their previews and what renders them. */
export async function createPrintedApp() {
  const made = Promise.withResolvers<Render>()
  const busbar = await createTestApp({
    async pages(app, db) {
      const render = printedPages(app)
      made.resolve(render)
      await addPreviews(app, { db, render })
    },
  })
  return { busbar, render: await made.promise }
}

/** Renders these pages as the publisher would. */
function printedPages(app: FastifyInstance) {
  const fetch = inProcessFetch(app)
  return createRender({ web: website, fetch, publicUrl: 'https://busbar.example', styleSheets: new Map() })
}
