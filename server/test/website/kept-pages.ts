import { expect } from 'vitest'
import type { randomHistory } from './random-history.ts'

/** Pages as they were published right after a change. */
type Kept = { change: number; pages: Map<string, string> }

/** Makes a history, and keeps every now and then what is published: the same pages, and some of the records'. */
export async function keepPages(options: Keeping): Promise<Kept[]> {
  const { history, random, steps, published, now, count = 10, every } = options
  const kept: Kept[] = []
  const pause = every ?? Math.max(12, Math.round(steps / 20))
  for (let step = 1; step <= steps; step++) {
    await history.step()
    if (step % pause > 0) continue
    const addresses = [...(await published('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)]
      .map(([, path = '']) => path)
      .filter((path) => /^\/(products|categories|service)\//.test(path))
      .toSorted(() => random() - 0.5)
    const paths = ['/', '/sitemap.xml', '/privacy', ...addresses.slice(0, count - 3)]
    const pages = new Map<string, string>()
    for (const path of paths) pages.set(path, await published(path))
    kept.push({ change: await now(), pages })
  }
  return kept
}

type Keeping = {
  history: ReturnType<typeof randomHistory>
  random: () => number
  steps: number
  published: (path: string) => Promise<string>
  now: () => Promise<number>
  /** How many pages are kept, and after how many changes. */
  count?: number
  every?: number
}

/** Sees to it that each page as of its change is, to the byte, what was kept. Answers how many there were. */
export async function compareAll(kept: Kept[], asOf: (change: number, path: string) => Promise<Answer>) {
  let compared = 0
  for (const { change, pages } of kept)
    for (const [path, page] of pages) {
      const { status, text, headers } = await asOf(change, path)
      expect([change, path, status, headers['x-missing-records'], text]).toEqual([
        change,
        path,
        200,
        '0',
        page,
      ])
      compared++
    }
  return compared
}

type Answer = { status: number; text: string; headers: Record<string, unknown> }
