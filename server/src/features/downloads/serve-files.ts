import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { imageUses } from '../../content/tables.ts'
import { type Storage, typeOf } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { keyOfFile } from './keep-file.ts'
import { downloads, isPublicDownload } from './table.ts'

/**
 * Answers `/files/<hash>/<name>`: always to be saved, never to be shown, and only while visitors may see a download
 * that has the file, or a draft has it. An earlier version of a download leads to the newest.
 */
export function serveFiles(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  app.get(
    '/files/:hash/:name',
    // Closed until the site is online: what it holds can be read without any page.
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { hash, name } = request.params as { hash: string; name: string }
      const key = keyOfFile(`/files/${hash}/${name}`)
      const found = key ? await whoHas(db, hash) : undefined
      if (!key || !found) return reply.callNotFound()
      if (found.newest) return reply.header('cache-control', 'no-store').redirect(found.newest, 302)
      const file = await storage.get(key)
      if (!file) return reply.callNotFound()
      const etag = `"${hash}"`
      reply.headers({
        'cache-control': 'public, max-age=0, must-revalidate',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        etag,
      })
      if (request.headers['if-none-match'] === etag) {
        file.stream.destroy()
        return reply.code(304).send()
      }
      reply.header('content-length', file.size).type(typeOf(key))
      return reply.send(file.stream)
    },
  )
}

/** Whether anybody may have the file, and where there is a newer version of it instead. */
async function whoHas(db: Database, hash: string): Promise<{ newest?: string } | undefined> {
  const hasIt = sql<boolean>`strpos(${downloads.fileUrl}, ${hash}) > 0`
  const isDraft = sql<boolean>`${imageUses.collection} = 'drafts'`
  const uses = await db
    .select({ newest: downloads.fileUrl, hasIt: sql<boolean>`${isDraft} or ${hasIt}` })
    .from(imageUses)
    .leftJoin(
      downloads,
      and(
        eq(imageUses.collection, 'downloads'),
        eq(downloads._id, imageUses.recordId),
        isPublicDownload.where,
        isNull(downloads.deletedAt),
      ),
    )
    .where(and(eq(imageUses.file, hash), or(isDraft, sql`${downloads._id} is not null`)))
  if (uses.some((use) => use.hasIt)) return {}
  const [use] = uses
  return use?.newest ? { newest: use.newest } : undefined
}
