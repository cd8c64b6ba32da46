import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import type { Assault, Tally } from './attack.ts'

/**
 * An attacker, in a process of its own with low priority: it must not win by taking the processor from its victim.
 * Connects to loopback alone, with the given number of connections, until it is stopped.
 */
const { kind, url, connections, addresses } = JSON.parse(process.argv[2] ?? '{}') as Assault
const tally: Tally = { open: 0, ended: 0, answers: {} }
const attacks = { 'half-sent': sendHalves, 'made-up': askForMadeUp, image: askForImage }

if (new URL(url).hostname !== '127.0.0.1') throw new Error('an attack stays on this machine')
setInterval(() => console.log(JSON.stringify(tally)), 200)
for (let number = 0; number < connections; number++) {
  void attacks[kind](`127.66.0.${1 + (number % addresses)}`)
  // As many at once as the listening socket queues would only be a test of that queue.
  if (number % 50 === 49) await pause(10)
}

/** A request whose head never ends: a letter each second, and another connection when this one is closed. */
async function sendHalves(from: string) {
  const { port } = new URL(url)
  for (;;) {
    await new Promise<void>((resolve) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: from })
      let drip: NodeJS.Timeout | undefined
      socket.once('connect', () => {
        tally.open++
        socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
        drip = setInterval(() => socket.write('x'), 1000)
      })
      socket.on('error', () => {}).resume()
      socket.once('close', () => {
        if (drip) {
          tally.open--
          tally.ended++
        }
        clearInterval(drip)
        resolve()
      })
    })
    await pause(50)
  }
}

/** One address that nobody has published after the other. */
async function askForMadeUp(from: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const { status } = await ask(`${url}/products/x${Math.random().toString(36).slice(2)}`, { agent, from })
    count(status)
  }
}

/** The same image again and again, however long it takes. */
async function askForImage(from: string) {
  for (;;) {
    tally.open++
    const { status } = await ask(url, { from })
    tally.open--
    count(status)
    // A refusal costs next to nothing, and a thousand of them a second would be another fault.
    if (status !== 200) await pause(200)
  }
}

function count(status: number) {
  tally.answers[status] = (tally.answers[status] ?? 0) + 1
}
