import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { imageAddress, lookColors, standardLook } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { companyStore } from '../features/company/store.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import { keyOf } from '../features/uploads/files.ts'
import { type IconSource, icoIcon, pngIcon, svgIcon } from '../platform/files/icons.ts'
import { isKey, type Storage } from '../platform/files/storage.ts'
import type { Database } from '../platform/postgres/db.ts'

type Options = {
  db: Database
  storage: Storage
  /** Where the product's own icons are, for a firm that has neither an icon nor a logo. */
  files: string
}

const icons = {
  'favicon.ico': { type: 'image/x-icon', make: (source: IconSource) => icoIcon(source, 48) },
  'favicon.svg': { type: 'image/svg+xml', make: (source: IconSource) => svgIcon(source, 128) },
  'apple-touch-icon.png': { type: 'image/png', make: (source: IconSource) => pngIcon(source, 180) },
  'icon-192.png': { type: 'image/png', make: (source: IconSource) => pngIcon(source, 192, true) },
  'icon-512.png': { type: 'image/png', make: (source: IconSource) => pngIcon(source, 512, true) },
}

/** Answers here, not from the built files. */
export const iconFiles = Object.keys(icons)

/** The site's icons, made from the firm's icon or logo and kept in memory; the product's own without one. */
export function siteIconRoutes(app: FastifyInstance, { db, storage, files }: Options) {
  const made = new Map<string, Promise<Buffer>>()
  const options = { config: { access: 'public' as const, isAlwaysOpen: true }, schema: { hide: true } }

  for (const [name, { type, make }] of Object.entries(icons)) {
    app.get(`/${name}`, options, async (request, reply) => {
      const from = await iconOf(db)
      const key = [name, from?.key, from?.ground].join(' ')
      // A few are enough: they change when somebody saves another icon, logo or colour.
      if (!made.has(key) && made.size > 20) made.clear()
      const icon =
        made.get(key) ?? read(from).then((source) => (source ? make(source) : readFile(join(files, name))))
      made.set(key, icon)
      icon.catch(() => made.delete(key))
      const body = await icon
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' }).type(type)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.send(body)
    })
  }

  async function read(from: Awaited<ReturnType<typeof iconOf>>): Promise<IconSource | null> {
    const file = from && (await storage.get(from.key))
    return file ? { image: await buffer(file.stream), ...from } : null
  }
}

/** Which of the firm's images the icons are made of; a logo at somebody else's address is none. */
async function iconOf(db: Database) {
  const [{ logo }, { icon, look }] = await Promise.all([companyStore.read(db), siteSettingsStore.read(db)])
  const chosen = look ?? standardLook
  const { ink, white } = lookColors(chosen)
  const ground = chosen.hero === 'light' ? white : ink
  if (icon) return withKey(imageAddress('company', icon), { ground, isSquare: true })
  return logo.imageUrl ? withKey(imageAddress('company', logo.imageUrl), { ground, isSquare: false }) : null
}

function withKey<How>(address: string, how: How) {
  const key = keyOf(address)
  return isKey(key) ? { key, ...how } : null
}
