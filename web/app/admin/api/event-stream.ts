/** Calls back with each message of a stream of server-sent events as it comes; resolves when the server ends it. */
export async function readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { onData, onAlive }: { onData: (data: string) => void; onAlive: () => void },
) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    onAlive()
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n').filter((line) => line.startsWith('data: '))
      if (lines.length > 0) onData(lines.map((line) => line.slice('data: '.length)).join('\n'))
    }
  }
}
