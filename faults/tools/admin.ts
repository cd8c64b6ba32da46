import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, type Message } from '@busbar/contract'
import type { Stack } from '../../dev/stack.ts'
import { ask } from './ask.ts'

/** The administrator's own view, from outside any browser. */
export async function signIn({ url, signIn: who }: Pick<Stack, 'url' | 'signIn'>): Promise<Client> {
  let token: string | null = null
  const client = createClient({
    fetch: (path, init) => fetch(new URL(String(path), url), init),
    token: () => token,
  })
  const session = await client.session.login(who)
  token = session.token
  return client
}

/** Has nothing quarantined: hundreds of people at one address look like spam, which nobody is notified of. */
export async function trustEverybody(stack: Stack) {
  await (await signIn(stack)).messageSettings.update({ spamFilter: 'off' })
}

/** Everything in the inbox and in quarantine. */
export async function wholeInbox(admin: Client): Promise<Message[]> {
  const found: Message[] = []
  for (const status of [undefined, 'spam'] as const) {
    let cursor: string | undefined
    do {
      const page = await admin.messages.list({ limit: 200, cursor, status })
      found.push(...page.data)
      cursor = page.meta.nextCursor ?? undefined
    } while (cursor)
  }
  return found
}

const rounds = ['/login', '/admin', '/api/auth/verify', '/api/products', '/api/contact', '/admin/products']

type Work = { calls: number; failed: number; p99: number }

/** An administrator at work, from an address of their own: what they are answered, and after how many milliseconds. */
export async function startAdministrator({ url, signIn: who }: Stack) {
  const from = '127.77.0.1'
  const took: number[] = []
  let [failed, isOver] = [0, false]
  const signing = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
    from,
  })
  if (signing.status !== 200) throw new Error(`signing in was answered ${signing.status}`)
  const { token } = JSON.parse(signing.text) as { token: string }
  const working = (async () => {
    while (!isOver) {
      for (const path of rounds) {
        const began = performance.now()
        const { status } = await ask(url + path, { headers: { authorization: `Bearer ${token}` }, from })
        took.push(performance.now() - began)
        if (status !== 200) failed++
      }
      await pause(100)
    }
  })()
  return {
    async stop(): Promise<Work> {
      isOver = true
      await working
      const sorted = took.toSorted((a, b) => a - b)
      return { calls: took.length, failed, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
    },
  }
}

/** How soon an administrator is answered while nothing is wrong: what it takes on this machine, busy as it is. */
export async function calmWork(stack: Stack, seconds: number): Promise<Work> {
  const administrator = await startAdministrator(stack)
  await pause(seconds * 1000)
  return administrator.stop()
}

export const inTime = 'an administrator is answered within 1 s (p99)'

export function isInTime({ p99 }: Work): boolean {
  return p99 < 1000
}
