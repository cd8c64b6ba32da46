import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

type Options = { host: string; port: number; metrics: Metrics; isReady: () => Promise<boolean> }

/** Serves metrics and health checks on a port of their own, for operators. */
export async function startMetricsServer({ host, port, metrics, isReady }: Options) {
  const answers: Record<string, () => Promise<[number, string]>> = {
    '/metrics': async () => [200, await metrics.text()],
    '/livez': async () => [200, 'alive\n'],
    '/readyz': async () => ((await isReady()) ? [200, 'ready\n'] : [503, 'not ready\n']),
  }
  const server = createServer(async (request, response) => {
    const answer = answers[request.url ?? '']
    const [status, body] = answer ? await answer() : [404, 'Not found\n']
    response.writeHead(status, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(body)
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    address: () => server.address() as { port: number },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
