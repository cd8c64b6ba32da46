import { limits, recordPages, recordPath } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { companyStore } from '../features/company/store.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { Database } from '../platform/postgres/db.ts'
import { collections } from '../wiring/collections.ts'

const { list, feed } = recordPages.news

/** The newest news for feed readers, in Atom. */
export function newsFeedRoute(app: FastifyInstance, { db, publicUrl }: { db: Database; publicUrl: string }) {
  const options = { config: { access: 'public' as const }, schema: { hide: true } }

  app.get(feed, options, async (_request, reply) => {
    reply.type('application/atom+xml; charset=utf-8').header('cache-control', 'public, max-age=600')
    const { name } = await companyStore.read(db)
    const { rows } = await collections.news.store.list(db, 'public', { limit: limits.news.inFeed })
    const updatedAt = rows
      .map((row) => row.updatedAt as string)
      .toSorted()
      .at(-1)
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${publicUrl}${list}</id>
<title>${escaped(name)}</title>
<link href="${publicUrl}${list}"/>
<link rel="self" href="${publicUrl}${feed}"/>
<updated>${updatedAt ?? new Date(0).toISOString()}</updated>
${rows.map((row) => entry(publicUrl, { ...(row as NewsRow), author: (row.author as string | null) ?? name })).join('\n')}
</feed>
`
  })
}

type NewsRow = Record<'slug' | 'title' | 'date' | 'updatedAt' | 'author', string> & { summary: string | null }

function entry(publicUrl: string, { slug, title, date, updatedAt, summary, author }: NewsRow) {
  const address = publicUrl + recordPath('news', slug)
  return `<entry>
<id>${address}</id>
<title>${escaped(title)}</title>
<link href="${address}"/>
<published>${date}T00:00:00Z</published>
<updated>${updatedAt}</updated>${summary ? `\n<summary>${escaped(summary)}</summary>` : ''}
<author><name>${escaped(author)}</name></author>
</entry>`
}

/** Escapes text for XML, and leaves out what XML cannot hold at all. */
function escaped(words: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  return escapeHtml(words.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
