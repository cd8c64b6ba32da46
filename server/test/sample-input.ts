import { type CollectionName, collections } from '@busbar/contract'
import { storedFiles } from '../src/content/tables.ts'
import type { Database } from '../src/platform/postgres/db.ts'

const sampleHash = 'sample'.padEnd(32, '-')

/** Notes the file that a sample of a download has; its bytes are nowhere. */
export async function addSampleFile(db: Database) {
  await db.insert(storedFiles).values({ hash: sampleHash, kind: 'pdf', size: 1000 }).onConflictDoNothing()
}

/** What a record can be made of: whatever must be there, each with the first of these that its rule accepts. */
export function sampleInput(name: CollectionName, number: number): Record<string, unknown> {
  const values = [
    `Sample ${number}`,
    'sample@busbar.example',
    'sample.webp',
    1,
    2026,
    true,
    '2099-05-04T10:00:00Z',
    '2026-05-04',
    `/files/${sampleHash}/sample.pdf`,
    [],
  ]
  const fields = Object.entries(collections[name].input.shape)
  const needed = fields.filter(([, rule]) => !rule.safeParse(undefined).success)
  return Object.fromEntries(
    needed.map(([field, rule]) => [field, values.find((value) => rule.safeParse(value).success)]),
  )
}
