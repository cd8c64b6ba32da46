import type { FastifyInstance } from 'fastify'
import { companyStore } from '../features/company/store.ts'
import type { Database } from '../platform/postgres/db.ts'

const day = 86_400_000

/** Where to report a weakness of the website (RFC 9116). Without an address to write to there is none. */
export function securityTxtRoute(
  app: FastifyInstance,
  { db, publicUrl, contact }: { db: Database; publicUrl: string; contact: string | null },
) {
  const options = { config: { access: 'public' as const, isAlwaysOpen: true }, schema: { hide: true } }
  const path = '/.well-known/security.txt'

  app.get(path, options, async (_request, reply) => {
    const address = contact ?? (await companyStore.read(db)).email
    if (!address) return reply.callNotFound()
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600')
    // Always half a year ahead: it would only expire where nobody runs the website any more.
    const expires = new Date(Math.ceil(Date.now() / day) * day + 180 * day).toISOString()
    const uri = address.includes(':') ? address : `mailto:${address}`
    return [
      `Contact: ${uri}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
      '',
    ].join('\n')
  })
}
