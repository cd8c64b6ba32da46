import { lookColors, standardLook } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { companyStore } from '../../features/company/store.ts'
import { siteSettingsStore } from '../../features/site-settings/store.ts'
import type { Database } from '../../platform/postgres/db.ts'

/** What a phone asks for when somebody keeps the site on its home screen: the company's name, and icons. */
export function webManifestRoute(app: FastifyInstance, { db }: { db: Database }) {
  const options = { config: { access: 'public' as const, isAlwaysOpen: true }, schema: { hide: true } }

  app.get('/site.webmanifest', options, async (_request, reply) => {
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600')
    const [{ name }, { look }] = await Promise.all([companyStore.read(db), siteSettingsStore.read(db)])
    const { ink } = lookColors(look ?? standardLook)
    return {
      name,
      start_url: '/',
      display: 'browser',
      background_color: ink,
      theme_color: ink,
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    }
  })
}
