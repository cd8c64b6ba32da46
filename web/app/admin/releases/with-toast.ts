import { toastDone, toastFailed } from '../parts/toasts.tsx'

/** Shows a toast when the work succeeds or fails, even if the component that started it is gone by then. */
export async function withToast(work: Promise<unknown>, { done, failed }: { done: string; failed: string }) {
  try {
    await work
    toastDone(done)
    return true
  } catch (error) {
    toastFailed(failed, error)
    return false
  }
}
