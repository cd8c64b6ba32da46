import * as build from 'virtual:react-router/server-build'
import type { Client } from '@busbar/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { renderContext } from './api/render-context.ts'

/** What the server hands to a render: the API as an anonymous visitor sees it, and a way to name the next change. */
export type RenderOptions = { api: Client; changesAt: (moment: Date) => void }

const handler = createRequestHandler(build, import.meta.env.MODE)

/** The one seam between the server and the web application. */
export function handle(request: Request, options: RenderOptions): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(renderContext, options)
  return handler(request, context)
}
