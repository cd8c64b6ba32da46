import { type Client, createClient } from '@busbar/contract'
import { trackReads } from '../content/read-tracking.ts'
import { withTimeout } from '../platform/with-timeout.ts'
import { type StyleSheets, withFirstPaint } from './first-paint.ts'
import { dataPath } from './page-path.ts'
import type { Page } from './page-store.ts'
import { readPage, withScriptPolicy } from './script-policy.ts'

/** The web application's one seam. */
export type WebApp = {
  handle: (request: Request, context: RenderContext) => Promise<Response>
}
type RenderContext = { api: Client; changesAt: (moment: Date) => void }

type Rendered = {
  status: number
  page: Page
  /** The keys of everything that the page was made of. */
  reads: string[]
  /** The next moment at which the page changes by the clock alone. */
  changesAt: Date | null
}

/** Longer than a visitor would wait: a page that is published is not in a hurry. */
const waitAtMost = 10_000

export type Render = (path: string) => Promise<Rendered>

/** Renders public pages, and the data that the router asks for when it navigates to them. */
export function createRender(options: {
  web: WebApp
  fetch: typeof fetch
  publicUrl: string
  styleSheets: StyleSheets
}): Render {
  return async (path) => {
    const moments: Date[] = []
    const context = {
      api: createClient({ fetch: options.fetch }),
      changesAt: (moment: Date) => void moments.push(moment),
    }
    const ask = (address: string) =>
      withTimeout(
        waitAtMost,
        `rendering ${address}`,
        options.web.handle(new Request(options.publicUrl + address), context),
      )
    const { result, reads } = await trackReads(async () => {
      const document = await ask(path)
      const { html: rendered, mark } = await readPage(document)
      const html = withScriptPolicy({ html: withFirstPaint(rendered, options.styleSheets), mark })
      if (document.status !== 200) return { status: document.status, html, data: '' }
      return { status: 200, html, data: await (await ask(dataPath(path))).text() }
    })
    const upcoming = moments.filter((moment) => moment.getTime() > Date.now())
    return {
      status: result.status,
      page: { html: result.html, data: result.data },
      reads,
      changesAt: upcoming.length ? new Date(Math.min(...upcoming.map(Number))) : null,
    }
  }
}
