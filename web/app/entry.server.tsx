import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

const timeout = 3000

/** Waits for the whole page: it is stored as a file, so there is nobody to stream it to. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let renderStatus = status
  const stream = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
    signal: AbortSignal.timeout(timeout),
    // All of it in its place: a part that is filled in by a script would be missing without one.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      renderStatus = 500
      console.error(error)
    },
  })
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: renderStatus, headers })
}
