import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../dev/stack.ts'

/** Kills it again and again, `every` so many milliseconds after it was up, until the signal. Tells how often. */
export async function keepKilling(app: App, every: number, until: AbortSignal): Promise<number> {
  for (let kills = 0; ; kills++) {
    await pause(every, undefined, { signal: until }).catch(() => {})
    if (until.aborted) return kills
    app.kill()
    await revive(app)
  }
}

/** Starts it until it stays, as systemd would: without a database it ends at once. */
export async function revive(part: { start(): Promise<void> }) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await part.start()
    } catch (error) {
      if (attempt === 60) throw error
      await pause(1000)
    }
  }
}
