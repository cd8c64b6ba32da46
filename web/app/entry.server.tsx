import { scriptMarkHeader } from '@busbar/contract'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { ScriptMark } from './ui/script-mark.ts'

const timeout = 3000

/** Waits for the whole page: it is stored as a file, so there is nobody to stream it to. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
) {
  let renderStatus = status
  const mark = crypto.randomUUID()
  const page = (
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>
  )
  const stream = await renderToReadableStream(page, {
    nonce: mark,
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
  headers.set(scriptMarkHeader, mark)
  return new Response(stream, { status: renderStatus, headers })
}
