import { type Client, createClient } from '@busbar/contract'
import { trackReads } from '../../content/read-tracking.ts'
import { reasonOf } from '../../platform/errors.ts'
import { reasonHeader } from '../../platform/http/answer-error.ts'
import { withTimeout } from '../../platform/with-timeout.ts'
import { type StyleSheets, withInlineStyles } from './inline-styles.ts'
import { readPage, withScriptPolicy } from './script-policy.ts'
import { createSharedAnswers, type SharedAnswers, sharingFetch } from './shared-answers.ts'

/** The web application's one seam. */
export type WebApp = {
  handle: (request: Request, context: RenderContext) => Promise<Response>
}
type RenderContext = {
  api: Client
  changesAt: (moment: Date) => void
  failed: (reason: unknown) => void
}

export type Rendered = {
  /** At least 500 where something of the page could not be read: such a page is not the page. */
  status: number
  /** What could not be read, and why. */
  reason: string | null
  html: string
  /** Where the page is instead, if its address leads there. */
  location: string | null
  /** The keys of everything that the page was made of. */
  reads: string[]
  /** The next moment at which the page changes by the clock alone. */
  changesAt: Date | null
}

/** Far longer than a visitor would wait: a page that is published is not in a hurry. */
const waitAtMost = 30_000

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
    const reasons: unknown[] = []
    const failed = (reason: unknown) => void reasons.push(reason)
    const context = {
      api: createClient({ fetch: reportingFailures(sharingFetch(options.fetch, shared), failed) }),
      changesAt: (moment: Date) => void moments.push(moment),
      failed,
    }
    const { result, reads } = await trackReads(async () => {
      const rendering = options.web.handle(new Request(options.publicUrl + path), context)
      const response = await withTimeout(waitAtMost, `rendering ${path}`, rendering)
      const { html, mark } = await readPage(response)
      const page = withScriptPolicy({ html: withInlineStyles(html, options.styleSheets), mark })
      const status = reasons.length > 0 ? Math.max(response.status, 503) : response.status
      return { status, html: page, location: response.headers.get('location') }
    })
    // One that has passed since is due at once.
    const upcoming = moments.filter((moment) => moment.getTime() > shared.since)
    return {
      ...result,
      reason: reasons.length > 0 ? reasonOf(reasons[0]) : null,
      reads,
      changesAt: upcoming.length ? new Date(Math.min(...upcoming.map(Number))) : null,
    }
  }
}

/** Reports a failure even if a loader handles it. */
function reportingFailures(
  fetch: typeof globalThis.fetch,
  failed: (reason: unknown) => void,
): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init).catch((reason: unknown) => {
      failed(reason)
      throw reason
    })
    if (answer.status >= 500)
      failed(new Error(`${input} answered ${answer.status} (${answer.headers.get(reasonHeader)})`))
    return answer
  }
}
