import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port of the loopback address that nobody listens on now. It lies below those that systems give to outgoing
 * connections, any of which could take it before its server has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000)
    if (await isFree(port)) return port
  }
}

/** Whether this very port can be listened on. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
