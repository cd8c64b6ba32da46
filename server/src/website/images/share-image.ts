import { buffer } from 'node:stream/consumers'
import { imageAddress } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { companyStore } from '../../features/company/store.ts'
import { siteSettingsStore } from '../../features/site-settings/store.ts'
import { notFound } from '../../platform/errors.ts'
import { shareImage } from '../../platform/files/share-image.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { createMadeImages } from './made-images.ts'
import { groundOf, withKey } from './site-icons.ts'

/** The sharing image of pages without one: the firm's logo on its colours. */
export function shareImageRoute(app: FastifyInstance, { db, storage }: { db: Database; storage: Storage }) {
  const send = createMadeImages()
  const options = { config: { access: 'public' as const, isAlwaysOpen: true }, schema: { hide: true } }

  app.get('/share-image.jpg', options, async (request, reply) => {
    const [{ logo }, { look }] = await Promise.all([companyStore.read(db), siteSettingsStore.read(db)])
    const from = logo.imageUrl ? withKey(imageAddress('company', logo.imageUrl), groundOf(look)) : null
    if (!from) throw notFound('image')
    return send(request, reply, {
      key: Object.values(from).join(' '),
      type: 'image/jpeg',
      make: async () => {
        const file = await storage.get(from.key)
        if (!file) throw notFound('image')
        return shareImage(await buffer(file.stream), from)
      },
    })
  })
}
