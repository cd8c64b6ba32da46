import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

type Query = (config: string | { text: string }, values?: unknown) => unknown

/** Runs `work` and tells every SQL statement that this process sent meanwhile, over any connection. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const client = pg.Client.prototype as { query: Query }
  const { query } = client
  client.query = function (this: unknown, config, values, ...rest) {
    const text = typeof config === 'string' ? config : config.text
    statements.push({ text, values: Array.isArray(values) ? values : [] })
    return (query as (...args: unknown[]) => unknown).call(this, config, values, ...rest)
  } as Query
  try {
    await work()
  } finally {
    client.query = query
  }
  return statements
}
