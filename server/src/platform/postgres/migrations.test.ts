import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../migrations')

/** The last one before the product was first run anywhere. */
const beginning = '0005'

/** What breaks a copy of the version before, which goes on for a while beside the new one. */
const breaking: [why: string, statement: RegExp][] = [
  ['it takes away what is still read', /\bdrop\s+(?:column|table|view|type|schema)\b/i],
  ['it gives another name to what is still read', /\brename\b/i],
  ['it gives what is still written another kind', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['it demands what is not written yet', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
  ['it demands what is not written yet', /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/is],
]

/** Above a statement, it says that the version before did without already. */
const isUnused = /^-- unused since \d+\.\d+/m

const broken = (statement: string) =>
  isUnused.test(statement)
    ? []
    : breaking.filter(([, pattern]) => pattern.test(statement)).map(([why]) => why)

describe('a copy of the version before still works on the schema of this one', () => {
  const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > beginning.padEnd(5, '~'))

  test.each(later)('%s', (name) => {
    const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
    const wrong = statements.map((statement) => [statement.trim(), broken(statement)] as const)
    expect(wrong.filter(([, why]) => why.length > 0)).toEqual([])
  })

  test.each([
    'ALTER TABLE "sessions" DROP COLUMN "expires_at";',
    'ALTER TABLE "sessions" RENAME COLUMN "a" TO "b";',
    'ALTER TABLE "sessions" ALTER COLUMN "a" SET DATA TYPE text;',
    'ALTER TABLE "sessions" ALTER COLUMN "a" SET NOT NULL;',
    'ALTER TABLE "sessions" ADD COLUMN "a" text NOT NULL;',
  ])('%s would be noticed', (statement) => expect(broken(statement)).toHaveLength(1))

  test('what the version before has stopped using may go', () => {
    expect(broken('-- unused since 0.2\nALTER TABLE "sessions" DROP COLUMN "expires_at";')).toEqual([])
  })
})
