import { type Client, createClient } from '@busbar/contract'
import { trackReads } from '../content/read-tracking.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { type StyleSheets, withInlineStyles } from './inline-styles.ts'
import { readPage, withScriptPolicy } from './script-policy.ts'
import { createSharedAnswers, type SharedAnswers, sharingFetch } from './shared-answers.ts'

/** The web application's one seam. */
export type WebApp = {
  handle: (request: Request, context: RenderContext) => Promise<Response>
}
type RenderContext = { api: Client; changesAt: (moment: Date) => void }

type Rendered = {
  status: number
  html: string
  /** Where the page is instead, if its address leads there. */
  location: string | null
  /** The keys of everything that the page was made of. */
  reads: string[]
  /** The next moment at which the page changes by the clock alone. */
  changesAt: Date | null
}

/** Longer than a visitor would wait: a page that is published is not in a hurry. */
const waitAtMost = 10_000

export type Render = (path: string, shared?: SharedAnswers) => Promise<Rendered>

/** Renders public pages. */
export function createRender(options: {
  web: WebApp
  fetch: typeof fetch
  publicUrl: string
  styleSheets: StyleSheets
}): Render {
  return async (path, shared = createSharedAnswers()) => {
    const moments: Date[] = []
    const context = {
      api: createClient({ fetch: sharingFetch(options.fetch, shared) }),
      changesAt: (moment: Date) => void moments.push(moment),
    }
    const { result, reads } = await trackReads(async () => {
      const rendering = options.web.handle(new Request(options.publicUrl + path), context)
      const response = await withTimeout(waitAtMost, `rendering ${path}`, rendering)
      const { html, mark } = await readPage(response)
      const page = withScriptPolicy({ html: withInlineStyles(html, options.styleSheets), mark })
      return { status: response.status, html: page, location: response.headers.get('location') }
    })
    // One that has passed since is due at once.
    const upcoming = moments.filter((moment) => moment.getTime() > shared.since)
    return {
      ...result,
      reads,
      changesAt: upcoming.length ? new Date(Math.min(...upcoming.map(Number))) : null,
    }
  }
}
