import pg from 'pg'
import { asOwner } from '../database.ts'
import { recordStatements } from './statements.ts'

/** Fills tables by SQL, however long that takes, and has PostgreSQL learn what is in them. */
export async function fillTables(ownerUrl: string, ...statements: string[]) {
  await asOwner(ownerUrl, ...statements, 'vacuum analyze')
}

/**
 * How PostgreSQL would run each query that `work` sends: the statement, then EXPLAIN's words. Settings that the
 * statements make for their transaction hold for the plans too.
 */
export async function plansOf(url: string, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await recordStatements(work)
  const plans: string[] = []
  await connected(url, async (client) => {
    for (const { text, values } of statements) {
      if (/^(begin|commit|rollback|select set_config)/i.test(text)) {
        await client.query(text, values)
      } else {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
        plans.push([text, ...rows.map((row) => row['QUERY PLAN'])].join('\n'))
      }
    }
  })
  return plans
}

/** Those of the plans that read a table from end to end. */
export function wholeReads(plans: string[], table: string): string[] {
  return plans.filter((plan) => new RegExp(`Seq Scan on "?${table}\\b`).test(plan))
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
