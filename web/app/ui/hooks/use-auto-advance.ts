import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `onDue` when `shown` has been shown for `every` milliseconds. While it is not running the clock stands
 * still and goes on from there; something else shown starts it anew.
 */
export function useAutoAdvance({ isRunning, every, shown, onDue }: UseAutoAdvanceOptions) {
  const rest = useRef({ shown, time: every })
  const advance = useEffectEvent(onDue)

  useEffect(() => {
    if (rest.current.shown !== shown) rest.current = { shown, time: every }
    if (!isRunning) return
    const { current } = rest
    const since = performance.now()
    const timer = setTimeout(() => advance(), current.time)
    return () => {
      clearTimeout(timer)
      current.time = Math.max(0, current.time - (performance.now() - since))
    }
  }, [isRunning, every, shown])
}

type UseAutoAdvanceOptions = { isRunning: boolean; every: number; shown: number; onDue: () => void }
