import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { bestOf, longestWait } from '../../../test/measure/measure.ts'
import { until } from '../../../test/until.ts'
import { formOf, testImage } from '../../../test/uploads.ts'
import { images } from '../../content/tables.ts'

let busbar: TestApp
let token: string
let temporary: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'busbar-flood-'))
  vi.stubEnv('TMPDIR', temporary)
  busbar = await createTestApp()
  token = (await busbar.signIn()).token
  await busbar.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await busbar.close()
  vi.unstubAllEnvs()
  await rm(temporary, { recursive: true })
})

type Talk = {
  pieces: Iterable<Buffer | string>
  /** The length that is promised; without one the pieces go as chunks. */
  length?: number
  type?: string
  path?: string
  bearer?: string | null
  /** When to hang up. */
  until: 'answered' | 'closed' | 'sent'
}

/** Speaks to the server over a socket of its own; tells how it was answered, and how much it could send. */
async function talk({ pieces, length, until: end, ...request }: Talk) {
  const { type = 'multipart/form-data; boundary=x', path = '/api/upload/clients', bearer = token } = request
  const socket = connect((busbar.app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  const closed = new Promise((resolve) => socket.on('close', resolve).on('error', resolve))
  const answered = new Promise((resolve) => {
    socket.on('data', (data) => {
      answer += data
      resolve(answer)
    })
  })
  const over = end === 'answered' ? Promise.race([answered, closed]) : closed
  const size = length === undefined ? 'transfer-encoding: chunked' : `content-length: ${length}`
  const signedIn = bearer ? `authorization: Bearer ${bearer}\r\n` : ''
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\n${signedIn}content-type: ${type}\r\n${size}\r\n\r\n`)
  let sent = 0
  for (const bytes of pieces) {
    if (socket.destroyed || (answer && end === 'answered')) break
    sent += bytes.length
    if (length === undefined) socket.write(`${bytes.length.toString(16)}\r\n`)
    const hasRoom = socket.write(bytes)
    if (length === undefined) socket.write('\r\n')
    if (!hasRoom) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over])
    }
  }
  if (length === undefined && !socket.destroyed) socket.write('0\r\n\r\n')
  if (end !== 'sent') await over
  const isClosed = socket.destroyed
  socket.destroy()
  return { status: Number(answer.split(' ')[1] ?? 0), sent, isClosed }
}

const filePart = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'
const fieldPart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'
const piece = Buffer.alloc(64 * 1024, 'a')

test('A36: a form made to keep its reader busy never gets more than a moment, and always an answer', async () => {
  const multipart = 'multipart/form-data; boundary='
  const forms: Record<string, [string, string?]> = {
    'no boundary': ['x', 'multipart/form-data'],
    'an empty boundary': ['x', multipart],
    'a boundary of spaces': ['x', `${multipart}"   "`],
    'a long boundary': ['x', `${multipart}${'b'.repeat(10_000)}`],
    'many boundaries': ['x', `multipart/form-data${'; boundary=x'.repeat(1000)}`],
    'odd letters': ['x', `${multipart}(.*)*$\\`],
    nothing: [''],
    'no end': [filePart],
    'almost boundaries': ['\r\n--x\r\n--\r\n-'.repeat(300_000), `${multipart}xx`],
    'line ends': [`--x\r\n${'\r\n'.repeat(1_000_000)}`],
    'a header without end': [`--x\r\n${'a'.repeat(4_000_000)}`],
    'many headers': [`--x\r\n${'a: b\r\n'.repeat(500_000)}\r\n`],
    'a name without end': [fieldPart.replace('"a"', `"${'i'.repeat(70_000)}"`)],
    quotes: [filePart.replace('"a.png"', `"${'\\"'.repeat(30_000)}`)],
    'percent signs': [filePart.replace('="a.png"', `*=utf-8''${'%'.repeat(60_000)}`)],
    'a prototype': [filePart.replace('"image"', '"__proto__"')],
  }
  const waits: Record<string, number> = {}
  for (const [name, [body, type]] of Object.entries(forms)) {
    waits[name] = await bestOf(10, 100, () =>
      longestWait(async () => {
        const { status } = await talk({ pieces: [body], length: body.length, type, until: 'answered' })
        expect([name, [400, 413, 415, 422].includes(status) || status]).toEqual([name, true])
      }),
    )
  }
  console.log(`    others waited at most, in ms: ${JSON.stringify(waits)}`)
  expect(Math.max(...Object.values(waits))).toBeLessThan(100)
})

test('A37: a thousand oversized and aborted uploads leave nothing behind', async () => {
  const before = await filesIn(temporary)
  const large = Array.from({ length: 6 * 16 }, () => piece)
  const statuses: number[] = []
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all([
      // What says that it is too large is refused before it is read, and what does not, when it has become so.
      ...many(7, () => talk({ pieces: [filePart, piece], length: 6_000_000, until: 'answered' })),
      ...many(1, () => talk({ pieces: [filePart, ...large], until: 'answered' })),
      ...many(12, () => talk({ pieces: [filePart, piece], length: 1_000_000, until: 'sent' })),
    ])
    statuses.push(...answers.slice(0, 8).map(({ status }) => status))
  }
  expect(new Set(statuses)).toEqual(new Set([413]))
  await until('all connections are gone', async () => (await connections()) === 0)
  expect(await filesIn(temporary)).toEqual(before)
  expect(await busbar.db.$count(images)).toBe(0)
  const { body, headers } = await formOf(await testImage().png().toBuffer())
  const whole = { pieces: [body], length: body.length, type: headers['content-type'] }
  expect((await talk({ ...whole, until: 'answered' })).status).toBe(200)
})

test('A37: a form of ten thousand parts is too large, wherever the image is in it', async () => {
  const image = (await testImage().png().toBuffer()).toString('latin1')
  const parts = [...many(9999, () => `${fieldPart}a\r\n`), `${filePart}${image}\r\n`]
  for (const form of [parts.join(''), parts.toReversed().join('')]) {
    const body = Buffer.from(`${form}--x--\r\n`, 'latin1')
    const answer = await talk({ pieces: [body], length: body.length, until: 'answered' })
    expect(answer.status).toBe(413)
  }
})

test('A55: an endless body is answered 413 and given up, and takes no memory', async () => {
  const small = Buffer.from(`${fieldPart}a\r\n`.repeat(1000))
  const json = { path: '/api/auth/login', type: 'application/json' }
  const bodies: Record<string, Omit<Talk, 'until'> & { status?: number }> = {
    'a file': { pieces: forever(filePart, piece) },
    'a field': { pieces: forever(fieldPart, piece) },
    'before the first part': { pieces: forever('\r\n', piece) },
    'after the last part': { pieces: forever(`${fieldPart}a\r\n--x--\r\n`, piece) },
    'many small parts': { pieces: forever('\r\n', small) },
    JSON: { pieces: forever('{"email":"', piece), ...json },
    'a body nobody asked for': { pieces: forever(filePart, piece), bearer: null, status: 401 },
  }
  for (const [name, { status = 413, ...body }] of Object.entries(bodies)) {
    const before = process.memoryUsage().rss
    const answer = await talk({ ...body, until: 'closed' })
    const grown = (process.memoryUsage().rss - before) / 1_000_000
    console.log(`    ${name}: ${answer.status}, closed after ${Math.round(answer.sent / 1_000_000)} MB`)
    expect([name, answer.status, answer.isClosed]).toEqual([name, status, true])
    expect(answer.sent).toBeLessThan(100_000_000)
    expect(grown).toBeLessThan(100)
  }
})

const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make)

function* forever(first: string, again: Buffer) {
  yield first
  for (;;) yield again
}

async function filesIn(folder: string) {
  return (await readdir(folder, { recursive: true })).sort()
}

function connections() {
  return new Promise<number>((resolve, reject) =>
    busbar.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
