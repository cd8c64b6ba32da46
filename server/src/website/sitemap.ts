import { fixedPages } from '@busbar/contract'
import { asc } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isComingSoon } from '../features/site-settings/coming-soon.ts'
import { notFound } from '../platform/errors.ts'
import type { Database } from '../platform/postgres/db.ts'
import type { PagedCollection } from '../publisher/record-pages.ts'
import { isRender } from '../publisher/render/in-process-api.ts'
import { pagedCollections } from '../wiring/pages.ts'

type Dependencies = {
  db: Database
  publicUrl: string
  /** More than 50,000 one sitemap may not name. */
  mostPages?: number
}

const kept = 'public, max-age=3600'

/** `/sitemap.xml`, or one of the parts that it leads to where there are too many pages for one. */
export const isSitemap = (path: string) => /^\/sitemap(?:-[1-9]\d{0,4})?\.xml$/.test(path)

/**
 * What search engines ask for: which pages there are, and which addresses are none of theirs. Before the site is online
 * there is nothing to index, but nothing is forbidden either: a crawler would remember that for days.
 */
export function sitemapRoutes(app: FastifyInstance, { db, publicUrl, mostPages = 50_000 }: Dependencies) {
  const options = { config: { access: 'public' as const, isAlwaysOpen: true }, schema: { hide: true } }
  const isClosed = async (request: FastifyRequest) => !isRender(request) && (await isComingSoon(db))

  app.get('/robots.txt', options, async (_request, reply) => {
    // Without the database nobody can tell; where the sitemap is, is true all the same.
    const isHidden = await isComingSoon(db).catch(() => false)
    reply.type('text/plain; charset=utf-8').header('cache-control', isHidden ? 'no-store' : kept)
    const rules = 'User-agent: *\nDisallow: /admin\nDisallow: /api/\n'
    return isHidden ? rules : `${rules}Sitemap: ${publicUrl}/sitemap.xml\n`
  })

  app.get('/sitemap.xml', options, async (request, reply) => {
    const isEmpty = await isClosed(request)
    reply.type('application/xml; charset=utf-8').header('cache-control', isEmpty ? 'no-store' : kept)
    if (isEmpty) return urlSet(publicUrl, [])
    const sections = await allSections(db)
    const parts = Math.ceil(sections.reduce((sum, { count }) => sum + count, 0) / mostPages)
    if (parts <= 1) return urlSet(publicUrl, await pagesFrom(sections, 0, mostPages))
    const addresses = Array.from({ length: parts }, (_, index) => `${publicUrl}/sitemap-${index + 1}.xml`)
    return inXml(
      'sitemapindex',
      addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`),
    )
  })

  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', options, async (request, reply) => {
    const isPart = isSitemap(request.url.split('?', 1)[0] ?? '') && !(await isClosed(request))
    const pages = isPart
      ? await pagesFrom(await allSections(db), (Number(request.params.part) - 1) * mostPages, mostPages)
      : []
    if (pages.length === 0) throw notFound('page')
    reply.type('application/xml; charset=utf-8').header('cache-control', kept)
    return urlSet(publicUrl, pages)
  })
}

type Page = { path: string; updatedAt: string | null }

/** Pages of one kind: how many there are, and some of them. */
type Section = { count: number; read: (offset: number, limit: number) => Promise<Page[]> }

async function allSections(db: Database): Promise<Section[]> {
  const sections = [known(Object.values(fixedPages))]
  for (const collection of pagedCollections) {
    const records = await recordSection(db, collection)
    // A list of nothing is no page to find.
    if (collection.list && records.count > 0) sections.push(known([collection.list]))
    sections.push(records)
  }
  return sections
}

function known(paths: readonly string[]): Section {
  const pages = paths.map((path) => ({ path, updatedAt: null }))
  return { count: pages.length, read: async (offset, limit) => pages.slice(offset, offset + limit) }
}

async function recordSection(db: Database, { store, prefix }: PagedCollection): Promise<Section> {
  const { table, isPublic } = store
  return {
    count: await db.$count(table, isPublic),
    async read(offset, limit) {
      const rows = await db
        .select({ slug: table.slug, updatedAt: table.updatedAt })
        .from(table)
        .where(isPublic)
        .orderBy(asc(table._id))
        .offset(offset)
        .limit(limit)
      return rows.map((row) => ({ path: `${prefix}${row.slug}`, updatedAt: String(row.updatedAt) }))
    },
  }
}

/** So many pages, from this place on, as if all sections were one list. */
async function pagesFrom(sections: Section[], start: number, most: number): Promise<Page[]> {
  const pages: Page[] = []
  let before = 0
  for (const { count, read } of sections) {
    const offset = Math.max(0, start - before)
    const wanted = Math.min(count - offset, most - pages.length)
    if (wanted > 0) pages.push(...(await read(offset, wanted)))
    before += count
  }
  return pages
}

/** Slugs and our own address hold nothing that XML would take for its own. */
function urlSet(publicUrl: string, pages: Page[]) {
  const entries = pages.map(({ path, updatedAt }) => {
    const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
    return `<url><loc>${publicUrl}${path}</loc>${modified}</url>`
  })
  return inXml('urlset', entries)
}

function inXml(element: 'urlset' | 'sitemapindex', entries: string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${element}>
`
}
