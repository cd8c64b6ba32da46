import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LockFile, refusedPackages } from './licences.ts'

/** Fails when a dependency, of ours or of another, has a licence that dev/licences.ts does not accept. */
const file = join(import.meta.dirname, '../package-lock.json')
const lock: LockFile = JSON.parse(readFileSync(file, 'utf8'))
const refused = refusedPackages(lock)
for (const { name, licence } of refused) {
  console.error(
    `${name} has the licence ${licence}. Use another package, or add it to dev/licences.ts with the reason.`,
  )
}
process.exit(refused.length > 0 ? 1 : 0)
