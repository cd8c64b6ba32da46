import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

type Query = (config: string | { text: string }, values?: unknown) => unknown

const recording = new AsyncLocalStorage<Statement[]>()

/** Runs `work` and returns the SQL statements it sent over any connection; those of background jobs are not among them. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const client = pg.Client.prototype as { query: Query }
  const { query } = client
  client.query = function (this: unknown, config, values, ...rest) {
    const text = typeof config === 'string' ? config : config.text
    recording.getStore()?.push({ text, values: Array.isArray(values) ? values : [] })
    return (query as (...args: unknown[]) => unknown).call(this, config, values, ...rest)
  } as Query
  try {
    await recording.run(statements, work)
  } finally {
    client.query = query
  }
  return statements
}
