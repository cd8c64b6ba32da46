import { unavailable } from '../../platform/errors.ts'

const keptFor = 5000
const mostKept = 50
/** More pages than one reader opens at a time. */
const atOnceOfOne = 4

export type Page = { status: number; body: string | Buffer; type: string }

/**
 * The pages that links show. Anyone with a link can reload it without end, so each page is rendered once for all requests
 * within a few seconds, as long as neither the release nor the site has changed, and few of a release at a time.
 */
export function createSharedPages() {
  const kept = new Map<string, Promise<Page>>()
  const inFlight = new Map<string, number>()

  return (release: string, version: string, path: string, make: () => Promise<Page>): Promise<Page> => {
    const key = `${release} ${version} ${path}`
    const known = kept.get(key)
    if (known) return known
    const others = inFlight.get(release) ?? 0
    if (others >= atOnceOfOne) throw unavailable()
    inFlight.set(release, others + 1)
    const page = make()
    kept.set(key, page)
    page.then(
      ({ status }) => end(status < 500 ? keptFor : 0),
      () => end(0),
    )
    return page

    function end(keepFor: number) {
      const left = (inFlight.get(release) ?? 1) - 1
      if (left > 0) inFlight.set(release, left)
      else inFlight.delete(release)
      setTimeout(() => kept.delete(key), keepFor).unref()
      const oldest = kept.keys().next().value
      if (kept.size > mostKept && oldest) kept.delete(oldest)
    }
  }
}
