import { expect, test } from 'vitest'
import { readEventStream } from './event-stream.ts'

/** What is read when the bytes come in these pieces. */
async function read(...pieces: (string | Uint8Array)[]) {
  const data: string[] = []
  let alive = 0
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(
          typeof piece === 'string' ? new TextEncoder().encode(piece) : new Uint8Array(piece),
        )
      }
      controller.close()
    },
  })
  await readEventStream(body, { onData: (one) => data.push(one), onAlive: () => alive++ })
  return { data, alive }
}

test('each message is told once it is whole, however its bytes are cut', async () => {
  const whole = new TextEncoder().encode('data: "é"\n\n')
  const { data } = await read('data: 1\n', '\ndata: 2\n\nda', 'ta: 3\n\n', whole.slice(0, 8), whole.slice(8))
  expect(data).toEqual(['1', '2', '3', '"é"'])
})

test('a heartbeat is a sign of life and no message; what breaks off is none either', async () => {
  expect(await read(': alive\n\n', 'data: 1')).toEqual({ data: [], alive: 2 })
})
