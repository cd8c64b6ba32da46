import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import type { Statement } from '../test/measure/statements.ts'

/**
 * A thread of its own, so that measuring takes nothing from the application's. It makes one call again and again and,
 * in turn with it, sends the call's own statements over one bare connection: what drifts slowly touches both alike.
 */
export type Task = { url: string; token: string | null; statements: Statement[] }
export type Samples = { status: number; bytes: number; api: number[]; bare: number[] }

const { databaseUrl, seconds, maxRounds } = workerData as {
  databaseUrl: string
  seconds: number
  maxRounds: number
}
const warmUp = 20
const minRounds = 10
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()

parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await measure(task))
})

async function measure({ url, token, statements }: Task): Promise<Samples> {
  const samples: Samples = { status: 0, bytes: 0, api: [], bare: [] }
  const api = async () => {
    const answer = await call(url, token)
    samples.status = answer.status
    samples.bytes = answer.bytes
  }
  const bare = async () => {
    for (const statement of statements) await client.query({ ...statement, rowMode: 'array', types: asText })
  }
  for (let round = 0; round < warmUp; round++) {
    await api()
    await bare()
  }
  const end = performance.now() + seconds * 1000
  for (let round = 0; round < maxRounds && (round < minRounds || performance.now() < end); round++) {
    const isEven = round % 2 === 0
    if (isEven) samples.api.push(await timed(api))
    samples.bare.push(await timed(bare))
    if (!isEven) samples.api.push(await timed(api))
  }
  return samples
}

async function timed(work: () => Promise<void>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function call(url: string, token: string | null) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const asked = request(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
    })
    asked.once('error', reject).end()
  })
}

/** The bare side makes nothing of the values it receives. */
const asText = { getTypeParser: () => (value: unknown) => value }
