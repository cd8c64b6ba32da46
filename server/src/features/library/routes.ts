import { libraryCalls } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { describeImage } from '../../content/assets/describe-image.ts'
import { fileOf, images } from '../../content/tables.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { type AssetReferenceSource, usesOf } from './asset-references.ts'
import { findImage, listImages } from './images.ts'

type Dependencies = {
  db: Database
  sources: AssetReferenceSource[]
  /** Refuses where anything uses it. */
  removeImage: (file: string) => Promise<void>
}

/** Every uploaded image: where it is used, its alternative text and focal point, and its removal. */
export function libraryRoutes(app: FastifyInstance, { db, sources, removeImage }: Dependencies): void {
  registerCalls(app, libraryCalls, {
    async images({ query }) {
      const { page, next } = await listImages(db, sources, query)
      return { data: page, meta: { next } }
    },
    image: async ({ params: { file } }) => ({
      ...(await findImage(db, sources, file)),
      ...(await usesOf(db, sources, file)),
    }),
    downloadUses: ({ params }) => usesOf(db, sources, params.id),
    async describe({ viewer, params: { file }, body }) {
      const where = eq(fileOf(images), file)
      await describeImage(db, viewer, { file, where }, body)
      return findImage(db, sources, file)
    },
    async remove({ params: { file } }) {
      await removeImage(file)
      return { file }
    },
  })
}
