import { registerHooks } from 'node:module'
import { createClient } from '@busbar/contract'
import type { Stack } from '../dev/stack.ts'

const warmUpMs = 3000
const measuredMs = 10_000

/**
 * How many pages a second a bare loop of react-dom renders, and the processor time of each in milliseconds: the trees of
 * these pages, with the data at hand. Nothing is asked for, compressed or stored.
 */
export async function measureBareRender(stack: Stack, paths: string[]) {
  const { handle, rendered, renderToReadableStream } = await loadWebsite()
  const api = createClient({ fetch: (path, init) => fetch(new URL(String(path), stack.url), init) })
  for (const path of paths)
    await handle(new Request(stack.url + path), { api, changesAt: () => {}, failed: () => {} })
  const trees = [...rendered]
  if (trees.length !== paths.length) throw new Error(`${paths.length} pages rendered ${trees.length} trees`)
  await renderFor(warmUpMs)
  return renderFor(measuredMs)

  async function renderFor(ms: number) {
    const began = performance.now()
    const before = process.cpuUsage()
    let count = 0
    for (; performance.now() < began + ms; count++) {
      const [tree, options] = trees[count % trees.length] ?? []
      const stream = await renderToReadableStream(tree, { ...options, signal: undefined })
      await stream.allReady
      await new Response(stream).text()
    }
    const { user, system } = process.cpuUsage(before)
    return { perSecond: (count * 1000) / (performance.now() - began), cpu: (user + system) / 1000 / count }
  }
}

type Handle = (
  request: Request,
  context: { api: unknown; changesAt: () => void; failed: () => void },
) => Promise<Response>

/** The built website as it runs in production, with its renderer watched. */
async function loadWebsite() {
  process.env.NODE_ENV = 'production'
  const build = new URL('../web/build/server/index.js', import.meta.url).href
  const watched = new URL('./watched-react-dom.ts', import.meta.url).href
  registerHooks({
    resolve: (name, context, next) =>
      name === 'react-dom/server' && context.parentURL === build
        ? { url: watched, format: 'module-typescript', shortCircuit: true }
        : next(name, context),
  })
  const { rendered } = await import('./watched-react-dom.ts')
  const { renderToReadableStream } = await import('react-dom/server')
  const { handle }: { handle: Handle } = await import(build)
  return { handle, rendered, renderToReadableStream }
}
