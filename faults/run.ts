import { appKilled } from './app-killed.ts'
import { databaseDown } from './database-down.ts'
import { demoRemoval } from './demo-removal.ts'
import { diskFull } from './disk-full.ts'
import type { Fault, Outcome } from './fault.ts'
import { highAvailability } from './ha.ts'
import { inbox } from './inbox.ts'
import { mailDown } from './mail-down.ts'
import { newsletter } from './newsletter.ts'
import { oneClient } from './one-client.ts'
import { overload } from './overload.ts'
import { releases } from './releases.ts'
import { rollingRestart } from './rolling-restart.ts'
import { slowloris } from './slowloris.ts'
import { starved } from './starved.ts'
import { storageDown } from './storage-down.ts'
import { storageHangs } from './storage-hangs.ts'

/** Each breaks something while the product is in use. `all` runs them one after the other. */
const faults: Record<string, Fault> = {
  inbox,
  restart: rollingRestart,
  app: appKilled,
  database: databaseDown,
  disk: diskFull,
  storage: storageDown,
  mail: mailDown,
  newsletter,
  releases,
  'demo-removal': demoRemoval,
  starved,
  overload,
  slowloris,
  'one-client': oneClient,
  'storage-hangs': storageHangs,
  ha: highAvailability,
}

const [name = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isShort = process.argv.includes('--short')
const chosen = name === 'all' ? Object.keys(faults) : [name]
if (!chosen.every((one) => Object.hasOwn(faults, one))) {
  console.error(`Usage: npm run faults -- ${Object.keys(faults).join(' | ')} | all [--short]`)
  process.exit(1)
}

const outcomes: Record<string, Outcome> = {}
for (const one of chosen) {
  const { title, missing, run } = faults[one] as Fault
  const reason = missing?.()
  console.log(`── ${one}: ${title}`)
  if (reason) console.log(`   not tried: ${reason}`)
  else {
    const outcome = await run({ isShort, say: (line) => console.log(`   ${line}`) }).catch(stumbled)
    outcomes[one] = outcome
    report(outcome)
  }
}
if (chosen.length > 1) table()
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(outcomes).map(([one, { figures }]) => [one, figures]))),
)
process.exit(Object.values(outcomes).some((outcome) => flawsOf(outcome).length > 0) ? 1 : 0)

/** A fault that could not be tried to its end has shown nothing, and the others are still to come. */
function stumbled(error: unknown): Outcome {
  console.error(error)
  return { figures: { lost: 0, failed: 0 }, proofs: [['it could be tried to its end', false]], promises: {} }
}

function report({ figures, proofs, promises }: Outcome) {
  for (const [figure, value] of Object.entries(figures))
    console.log(`   ${figure.padEnd(22)} ${shown(value)}`)
  for (const [what, wasSeen] of proofs) console.log(`   ${wasSeen ? 'seen  ' : 'UNSEEN'} ${what}`)
  for (const [promise, isHeld] of Object.entries(promises)) {
    console.log(`   ${isHeld ? 'held  ' : 'BROKEN'} ${promise}`)
  }
}

function table() {
  console.log(`\n${'fault'.padEnd(16)} ${'lost'.padStart(6)} ${'failed'.padStart(8)}  promises`)
  for (const [one, outcome] of Object.entries(outcomes)) {
    const { lost, failed } = outcome.figures
    console.log(
      `${one.padEnd(16)} ${shown(lost)} ${shown(failed)}  ${flawsOf(outcome).join('; ') || 'all held'}`,
    )
  }
}

/** Broken promises, and proofs that are missing: a fault that did not take place has shown nothing. */
function flawsOf({ proofs, promises }: Outcome): string[] {
  const unseen = proofs.filter(([, wasSeen]) => !wasSeen).map(([what]) => `UNSEEN: ${what}`)
  const broken = Object.keys(promises).filter((promise) => !promises[promise])
  return [...unseen, ...broken.map((promise) => `BROKEN: ${promise}`)]
}

function shown(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 }).padStart(8)
}
