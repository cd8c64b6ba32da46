import { type Setup, type SetupGap, type SetupInput, type SetupStep, setupSteps } from '@busbar/contract'
import { now } from '../../content/columns.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { setupNotes } from './table.ts'

/** What the content shows of the steps. */
export type SetupFacts = {
  isComingSoon: boolean
  done: Partial<Record<SetupStep, boolean>>
  /** What a draft does. */
  drafted: Partial<Record<SetupStep, Drafted>>
  missing: SetupGap[]
}

type Drafted = Setup['steps'][number]['draft']

/** How far the setup is: what the content shows, and what somebody has noted about the rest. */
export async function readSetup(db: Database, readFacts: () => Promise<SetupFacts>): Promise<Setup> {
  const [{ isComingSoon, done, drafted, missing }, notes] = await Promise.all([
    readFacts(),
    db.select().from(setupNotes),
  ])
  const noted = new Map(notes.map(({ step, state }) => [step, state]))
  // Closed is what somebody has chosen: a new installation is open.
  const isChosen = isComingSoon || noted.get('visitors') === 'done'
  const stateOf = (step: SetupStep) => {
    if (step === 'visitors' && isChosen) return 'done'
    // An owner who did not choose 'Coming soon' was online from the beginning.
    if (step === 'online') return isChosen && !isComingSoon ? 'done' : 'open'
    return done[step] ? 'done' : (noted.get(step) ?? 'open')
  }
  const steps = setupSteps.map((step) => {
    const state = stateOf(step)
    return { step, state, ...(state !== 'done' && drafted[step] ? { draft: drafted[step] } : {}) }
  })
  return { steps, isComingSoon, missing, isFinished: steps.every(({ state }) => state !== 'open') }
}

export async function noteSetup(db: Queryable, { step, state }: SetupInput) {
  await db
    .insert(setupNotes)
    .values({ step, state })
    .onConflictDoUpdate({ target: setupNotes.step, set: { state, notedAt: now } })
}

/** For an installation that comes with everything. */
export async function finishSetup(db: Queryable) {
  await db.insert(setupNotes).values(setupSteps.map((step) => ({ step, state: 'done' as const })))
}
