import { spawnSync } from 'node:child_process'
import { seed } from './sample.ts'

/**
 * Runs the journeys: `npm run e2e -- [--all] [--measured] [what Playwright takes]`. `--all` walks matrices whole instead
 * of today's sample; `--measured` runs those that want the machine to themselves, and no others.
 */
const given = process.argv.slice(2)
const has = (flag: string) => given.includes(flag)
const config = has('--measured') ? 'measured.config.ts' : 'playwright.config.ts'
const rest = given.filter((word) => word !== '--all' && word !== '--measured')
// Of several machines each runs its share.
const { E2E_SHARD: shard } = process.env
if (shard) rest.push(`--shard=${shard}`)
console.log(has('--all') ? 'Matrices are walked whole' : `Matrices are sampled: E2E_SEED=${seed} repeats it`)
const { status } = spawnSync('playwright', ['test', '--config', config, ...rest], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, E2E_SEED: seed, ...(has('--all') && { E2E_WHOLE: '1' }) },
})
process.exit(status ?? 1)
