import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type RenderOptions, renderContext } from './api/render-context.ts'

const handler = createRequestHandler(build, import.meta.env.MODE)

/** The one seam between the server and the web application. */
export function handle(request: Request, options: RenderOptions): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(renderContext, options)
  return handler(request, context)
}
