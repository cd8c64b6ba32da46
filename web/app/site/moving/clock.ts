/** Calls `onDue` again and again after `every` milliseconds. While it is stopped it stands still, and goes on from there. */
export function createClock(every: number, onDue: () => void) {
  let left = every
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function start() {
    since = performance.now()
    timer = setTimeout(() => {
      left = every
      start()
      onDue()
    }, left)
  }

  function stop() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left = Math.max(0, left - (performance.now() - since))
  }

  return {
    run(isRunning: boolean) {
      if (!isRunning) stop()
      else if (timer === undefined) start()
    },
    /** Something else is shown: its time begins. */
    restart() {
      const isRunning = timer !== undefined
      stop()
      left = every
      if (isRunning) start()
    },
  }
}
