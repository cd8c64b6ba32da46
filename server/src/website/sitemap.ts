import { fixedPages } from '@busbar/contract'
import { asc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/postgres/db.ts'
import { pagedCollections } from '../wiring/pages.ts'

/** More than that a sitemap may not name. */
const mostPages = 50_000

/** What search engines ask for: which pages there are, and which addresses are none of theirs. */
export function sitemapRoutes(app: FastifyInstance, { db, publicUrl }: { db: Database; publicUrl: string }) {
  const options = { config: { access: 'public' as const }, schema: { hide: true } }

  app.get(
    '/robots.txt',
    { ...options, config: { ...options.config, isAlwaysOpen: true } },
    async (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
      return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`
    },
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600')
    const pages = [...fixedPages.map((path) => ({ path, updatedAt: null })), ...(await recordPages(db))]
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .slice(0, mostPages)
  .map((page) => entry(publicUrl, page))
  .join('\n')}
</urlset>
`
  })
}

async function recordPages(db: Database) {
  const pages: { path: string; updatedAt: string | null }[] = []
  for (const { store, prefix, list } of pagedCollections) {
    const { table, isPublic } = store
    const rows = await db
      .select({ slug: table.slug, updatedAt: table.updatedAt })
      .from(table)
      .where(isPublic)
      .orderBy(asc(table._id))
      .limit(mostPages)
    const found = rows.map((row) => ({ path: `${prefix}${row.slug}`, updatedAt: String(row.updatedAt) }))
    // A list of nothing is no page to find.
    if (list && found.length > 0) pages.push({ path: list, updatedAt: null })
    pages.push(...found)
  }
  return pages
}

/** Slugs and our own address hold nothing that XML would take for its own. */
function entry(publicUrl: string, { path, updatedAt }: { path: string; updatedAt: string | null }) {
  return `<url><loc>${publicUrl}${path}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`
}
