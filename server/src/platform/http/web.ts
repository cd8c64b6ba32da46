import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'

const folder = new URL('../../../../web', import.meta.url).pathname

/** The built web application: its seam to the server, and its files. */
export async function loadBuild() {
  const server = join(folder, 'build/server/index.js')
  const source = await readFile(server).catch(() => {
    throw new Error('The web application is not built: run `npm run build` first.')
  })
  const module = await import(pathToFileURL(server).href)
  const id = createHash('sha256').update(source).digest('hex').slice(0, 16)
  return { handle: module.handle, build: { id, staticFolder: join(folder, 'build/client') } }
}

/** The web application from its sources, with hot reload through the server's own port. */
export async function loadSources(app: FastifyInstance) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.addHook('onClose', () => vite.close())
  return {
    handle: async (...args: unknown[]) => (await vite.ssrLoadModule('/app/handle.ts')).handle(...args),
  }
}
