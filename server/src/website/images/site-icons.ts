import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { imageAddress, type Look, lookColors, standardLook } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { companyStore } from '../../features/company/store.ts'
import { siteSettingsStore } from '../../features/site-settings/store.ts'
import { keyOf } from '../../features/uploads/files.ts'
import { type IconSource, icoIcon, pngIcon, svgIcon } from '../../platform/files/icons.ts'
import { isKey, type Storage } from '../../platform/files/storage.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { createMadeImages } from './made-images.ts'

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

/** They are answered by the application, not by nginx from the built files. */
export const iconFiles = Object.keys(icons)

/** The site's icons, made from the firm's icon or logo and kept in memory; the product's own without one. */
export function siteIconRoutes(app: FastifyInstance, { db, storage, files }: Options) {
  const send = createMadeImages()
  const options = { config: { access: 'public' as const, isAlwaysOpen: true }, schema: { hide: true } }

  for (const [name, { type, make }] of Object.entries(icons)) {
    app.get(`/${name}`, options, async (request, reply) => {
      const from = await iconOf(db)
      return send(request, reply, {
        key: [name, from?.key, from?.ground].join(' '),
        type,
        make: async () => {
          const source = await read(from)
          return source ? make(source) : readFile(join(files, name))
        },
      })
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
  const { ground } = groundOf(look)
  if (icon) return withKey(imageAddress('company', icon), { ground, isSquare: true })
  return logo.imageUrl ? withKey(imageAddress('company', logo.imageUrl), { ground, isSquare: false }) : null
}

/** What a logo stands on where it is shown by itself, and the colour beside it. */
export function groundOf(look: Look | null) {
  const chosen = look ?? standardLook
  const { ink, white, accent } = lookColors(chosen)
  return { ground: chosen.hero === 'light' ? white : ink, accent }
}

export function withKey<How>(address: string, how: How) {
  const key = keyOf(address)
  return isKey(key) ? { key, ...how } : null
}
