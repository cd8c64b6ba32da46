import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { checked, isShownKey, type Storage, StorageAway, typeOf } from './storage.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKey: string
  secretKey: string
}

const waitAtMost = 10_000

/** A server that has too much to do is asked again. */
const mostAttempts = 3

/** So many may wait for the bucket's first word at once. One that is silent would otherwise gather everybody who asks. */
const mostWaiting = 24

/** Keeps uploads in a bucket of anything that speaks S3. Its keys may read, list, write and remove there. */
export function s3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): Storage {
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
  })

  let waiting = 0
  async function ask(method: string, key: string, init: RequestInit): Promise<Response> {
    const address = `${endpoint.replace(/\/$/, '')}/${bucket}/${checked(key)}`
    if (waiting >= mostWaiting)
      throw new StorageAway(new Error(`${waiting} calls wait for the bucket already`))
    waiting++
    return fetchSigned(address, { method, redirect: 'manual', ...init })
      .catch(away)
      .finally(() => {
        waiting--
      })
  }

  /** Not `aws.fetch`: it fetches a `Request`, whose tie to the signal is lost when memory is collected meanwhile. */
  async function fetchSigned(address: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const { url, headers } = await aws.sign(address, init)
      const answer = await fetch(url, { ...init, headers })
      if (attempt === mostAttempts || (answer.status < 500 && answer.status !== 429)) return answer
      await answer.body?.cancel()
      await pause(Math.random() * 50 * 2 ** attempt)
    }
  }

  return {
    kind: 's3',
    async put(key, body) {
      const signal = AbortSignal.timeout(waitAtMost)
      // Not If-None-Match: some servers do not know it. Two who put the same key put the same bytes.
      const found = await ask('HEAD', key, { signal })
      if (found.ok) return
      const headers = { ...headersOf(key), 'x-amz-content-sha256': hashOf(body) }
      const answer = await ask('PUT', key, { body: new Uint8Array(body), headers, signal })
      await expectOk(answer)
    },
    async get(key, part) {
      const impatience = new AbortController()
      const timer = setTimeout(() => impatience.abort(), waitAtMost)
      const headers: Record<string, string> = part ? { range: `bytes=${part.start}-${part.end}` } : {}
      const asking = ask('GET', key, { headers, signal: impatience.signal })
      const answer = await asking.finally(() => clearTimeout(timer))
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok || !answer.body) return expectOk(answer)
      const size = Number(answer.headers.get('content-length'))
      return { size, stream: Readable.from(chunksOf(answer.body), { objectMode: false }) }
    },
    async remove(key) {
      await expectOk(await ask('DELETE', key, { signal: AbortSignal.timeout(waitAtMost) }))
    },
  }
}

/** So that a bucket which is served directly says the same as the application would. */
function headersOf(key: string) {
  return {
    'content-type': typeOf(key),
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isShownKey(key) ? {} : { 'content-disposition': 'attachment' }),
  }
}

function hashOf(body: Buffer) {
  return createHash('sha256').update(body).digest('hex')
}

async function expectOk(answer: Response): Promise<null> {
  const text = await answer.text().catch(away)
  if (!answer.ok)
    throw new StorageAway(new Error(`the bucket answers ${answer.status}: ${text.slice(0, 300)}`))
  return null
}

/** A server that stops in the middle is given up; a reader who takes their time is not. */
async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), pause(waitAtMost, null, { ref: false })])
      if (!next) throw new StorageAway(new Error('the bucket stopped in the middle of a file'))
      if (next.done) return
      yield next.value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function away(cause: unknown): never {
  throw new StorageAway(cause)
}
