import { videoKindAt } from '@busbar/contract'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assetUses, storedFiles } from '../../content/tables.ts'
import { type Storage, typeOf } from '../../platform/files/storage.ts'
import { byteRange } from '../../platform/http/byte-range.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { keyOfFile } from './keep-file.ts'
import { sendVideo } from './serve-video.ts'
import { downloads, isPublicDownload } from './table.ts'

type Dependencies = {
  db: Database
  storage: Storage
  /** Whether the request comes from somebody who may see what is not published yet. */
  isSignedIn: (request: FastifyRequest) => Promise<boolean>
}

/**
 * Answers `/files/<hash>/<name>`: always to be saved, never to be shown, and only while visitors may see a download
 * that has the file. One that only a draft has is for users. An earlier version of a download leads to the newest.
 * Videos are served like images, to anyone who knows their address.
 */
export function serveFiles(app: FastifyInstance, { db, storage, isSignedIn }: Dependencies) {
  app.get(
    '/files/:hash/:name',
    // Closed until the site is online: files can be read without any page.
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { hash, name } = request.params as { hash: string; name: string }
      const address = `/files/${hash}/${name}`
      const key = keyOfFile(address)
      if (key && videoKindAt(address)) return sendVideo(request, reply, { db, storage, hash, key })
      const found = key ? await whoHas(db, hash) : undefined
      const isTried = found?.isDraft && (await isSignedIn(request))
      if (!key || !(found?.isLive || isTried || found?.newest)) return reply.callNotFound()
      if (found.newest && !isTried)
        return reply.header('cache-control', 'no-store').redirect(found.newest, 302)
      const etag = `"${hash}"`
      const { range, 'if-none-match': had, 'if-range': partOf = etag } = request.headers
      const part = partOf === etag ? byteRange(range, found.size) : null
      if (part === 'outside')
        return reply
          .code(416)
          .headers({ 'content-range': `bytes */${found.size}`, 'cache-control': 'no-store' })
          .send()
      const file = await storage.get(key, part ?? undefined)
      if (!file) return reply.callNotFound()
      reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': isTried ? 'private, no-store' : 'public, max-age=0, must-revalidate',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        etag,
      })
      if (had === etag) {
        file.stream.destroy()
        return reply.code(304).send()
      }
      if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${found.size}`)
      reply.header('content-length', file.size).type(typeOf(key))
      return reply.send(file.stream)
    },
  )
}

type Found = { size: number; isLive?: boolean; isDraft?: boolean; newest?: string | null }

/**
 * How large the file is, whether a download that visitors see has it, or a draft, and where there is a newer version of it
 * instead.
 */
async function whoHas(db: Database, hash: string): Promise<Found | undefined> {
  const uses = await db
    .select({
      newest: downloads.fileUrl,
      hasIt: sql<boolean | null>`strpos(${downloads.fileUrl}, ${hash}) > 0`,
      size: storedFiles.size,
    })
    .from(assetUses)
    .innerJoin(storedFiles, eq(storedFiles.hash, assetUses.file))
    .leftJoin(
      downloads,
      and(
        eq(assetUses.collection, 'downloads'),
        eq(downloads._id, assetUses.recordId),
        isPublicDownload.where,
        isNull(downloads.deletedAt),
      ),
    )
    .where(
      and(
        eq(assetUses.file, hash),
        or(eq(assetUses.collection, 'drafts'), sql`${downloads._id} is not null`),
      ),
    )
  const [use] = uses
  if (!use) return undefined
  const { size } = use
  if (uses.some(({ hasIt }) => hasIt)) return { size, isLive: true }
  const isDraft = uses.some(({ newest }) => newest === null)
  return { size, isDraft, newest: uses.find(({ newest }) => newest !== null)?.newest }
}
