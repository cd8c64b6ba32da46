import { readdirSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'

type Visits = {
  paths: string[]
  /** How many visitors look at once, each over a connection that stays open. */
  visitors: number
  /** The milliseconds that each rests between two pages. */
  rest: number
}

/** Visitors who look at one address after the other until they are stopped. An answer other than 200 is a failure. */
export function startViews(url: string, { paths, visitors, rest }: Visits) {
  const failures: Record<string, number> = {}
  let seen = 0
  let isOver = false
  const agent = new Agent({ keepAlive: true, maxSockets: visitors })
  const all = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const path = paths[seen++ % paths.length] as string
      const { status, text } = await ask(url + path, { agent })
      // A page that broke off would look fine by its status alone.
      const isWhole = path.startsWith('/api/') ? text.endsWith('}') : text.trimEnd().endsWith('</html>')
      if (status !== 200 || !isWhole) {
        const what = `${path} ${status}`
        failures[what] = (failures[what] ?? 0) + 1
      }
      if (rest > 0) await pause(rest)
    }
  })
  return {
    failures,
    seen: () => seen,
    failed: () => Object.values(failures).reduce((sum, count) => sum + count, 0),
    async stop() {
      isOver = true
      await Promise.all(all)
      agent.destroy()
    },
  }
}

/** The addresses of all published pages. */
export function publishedPages(siteFolder: string): string[] {
  return readdirSync(join(siteFolder, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${name === 'index.html' ? '' : name.replace(/\.html$/, '')}`)
}
