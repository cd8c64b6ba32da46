import { createInterface } from 'node:readline'
import { startProcess } from '../../dev/process.ts'

export type Assault = {
  kind: 'half-sent' | 'made-up' | 'image'
  /** Where nginx listens, by its number; for an image its whole address. */
  url: string
  connections: number
  /** How many different clients they seem to come from. */
  addresses: number
}

export type Tally = {
  /** Connections that are half sent or wait for an answer now. */
  open: number
  /** Half-sent ones that were closed by the other side. */
  ended: number
  /** How often each status was answered; 0 is no answer. */
  answers: Record<string, number>
}

/** Attacks from a process of its own, with a lower claim to the processor than anybody who is attacked. */
export async function startAttack(assault: Assault) {
  const url = assault.url.replace('//localhost:', '//127.0.0.1:')
  const attacker = await startProcess({
    command: 'nice',
    args: [
      '-n',
      '10',
      process.execPath,
      new URL('attacker.ts', import.meta.url).pathname,
      JSON.stringify({ ...assault, url }),
    ],
  })
  let tally: Tally = { open: 0, ended: 0, answers: {} }
  let mostOpen = 0
  const { stdout, stderr } = attacker.child
  stderr?.on('data', (data) => process.stderr.write(data))
  if (stdout) {
    createInterface(stdout).on('line', (line) => {
      tally = JSON.parse(line) as Tally
      mostOpen = Math.max(mostOpen, tally.open)
    })
  }
  return {
    tally: () => tally,
    mostOpen: () => mostOpen,
    asked: () => Object.values(tally.answers).reduce((sum, count) => sum + count, 0),
    refused: () => (tally.answers[429] ?? 0) + (tally.answers[503] ?? 0),
    stop: () => attacker.stop(2),
  }
}
