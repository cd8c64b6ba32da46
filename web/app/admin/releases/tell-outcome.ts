import { toastDone, toastFailed } from '../parts/toasts.tsx'

/** Says whether something worked, also when what asked for it has gone from the screen meanwhile. */
export async function tellOutcome(
  work: Promise<unknown>,
  { done, failed }: { done: string; failed: string },
) {
  try {
    await work
    toastDone(done)
    return true
  } catch (error) {
    toastFailed(failed, error)
    return false
  }
}
