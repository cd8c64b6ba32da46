import { type Client, createClient, type Message } from '@busbar/contract'
import type { Stack } from '../dev/stack.ts'

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

/** Has nothing quarantined: hundreds of people at one address look like spam, of which nobody is told by mail. */
export async function trustEverybody(stack: Stack) {
  await (await signIn(stack)).messages.saveSettings({ spamFilter: 'off' })
}

/** Everything in the inbox and in quarantine. */
export async function wholeInbox(office: Client): Promise<Message[]> {
  const found: Message[] = []
  for (const status of [undefined, 'spam'] as const) {
    let cursor: string | undefined
    do {
      const page = await office.messages.list({ limit: 200, cursor, status })
      found.push(...page.data)
      cursor = page.meta.nextCursor ?? undefined
    } while (cursor)
  }
  return found
}
