import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { App } from '../../dev/stack/app-copy.ts'

/**
 * Kills it again and again, `every` so many milliseconds after it was up, until the signal. Tells how often it tried,
 * and how often it was seen to be gone.
 */
export async function keepKilling(app: App, every: number, until: AbortSignal) {
  for (let kills = 0, seen = 0; ; kills++) {
    await pause(every, undefined, { signal: until }).catch(() => {})
    if (until.aborted) return { kills, seen }
    if (await killAndSee(app, app.url)) seen++
    await revive(app)
  }
}

/** kill -9, and whether it took effect: nobody takes connections at its address any more. */
export async function killAndSee(part: { kill(): void }, address: string | number): Promise<boolean> {
  part.kill()
  return isAway(address)
}

/** Whether connections to a loopback port or an address are refused, within a few seconds. */
export async function isAway(address: string | number): Promise<boolean> {
  const port = typeof address === 'number' ? address : Number(new URL(address).port)
  const until = performance.now() + 5000
  while (performance.now() < until) {
    if (await isRefused(port)) return true
    await pause(20)
  }
  return false
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
  })
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
