import { setTimeout as pause } from 'node:timers/promises'
import { limits, type SupportReason } from '@busbar/contract'
import { ImapFlow } from 'imapflow'
import { isLoopback } from '../http/loopback.ts'

const headersAtOnce = 50
const politeFor = 1000

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>
export type MailHead = { uid: number; headers: Buffer }

/**
 * Opens the mailbox that an address such as `imaps://user:password@mail.example.com/INBOX` names. With `imap:` the
 * connection is encrypted before anything is said, except on this machine itself. The signal ends it at once.
 */
export async function openMailbox(address: string, signal?: AbortSignal) {
  const url = new URL(address)
  const isSecure = url.protocol === 'imaps:'
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...(isSecure || isLoopback(url) ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  })
  // The current command fails too, so its caller gets the error.
  client.on('error', () => {})
  const leave = () => client.close()
  signal?.addEventListener('abort', leave, { once: true })
  const mailbox = await connect().catch((error) => {
    signal?.removeEventListener('abort', leave)
    client.close()
    throw error
  })

  async function connect() {
    signal?.throwIfAborted()
    await client.connect()
    return client.mailboxOpen(pathOf(url))
  }

  return {
    name: mailboxName(address),
    uidValidity: String(mailbox.uidValidity),
    /** The mails after this number, oldest first, so many at a time: the beginning of their headers alone. */
    async after(uid: number): Promise<MailHead[]> {
      const found = (await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || []
      const next = found.filter((one) => one > uid).sort((one, other) => one - other)
      if (next.length === 0) return []
      const range = next.slice(0, headersAtOnce).join(',')
      const header = { key: 'HEADER', start: 0, maxLength: limits.messages.mailHeaderBytes }
      const mails = await client.fetchAll(range, { uid: true, bodyParts: [header] }, { uid: true })
      return mails
        .map((mail) => ({ uid: mail.uid, headers: mail.headers ?? Buffer.alloc(0) }))
        .sort((one, other) => one.uid - other.uid)
    },
    /** The first bytes of a mail; the rest of a large one is not fetched. */
    async read(uid: number, maxLength: number): Promise<Buffer> {
      const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength } }, { uid: true })
      return mail ? (mail.source ?? Buffer.alloc(0)) : Buffer.alloc(0)
    },
    async markRead(uid: number) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    },
    /** Takes its leave, but not for long: a server that is silent gets none. */
    async close() {
      signal?.removeEventListener('abort', leave)
      if (client.usable) await Promise.race([client.logout().catch(() => {}), pause(politeFor)])
      client.close()
    },
  }
}

/** Names a mailbox without its password. */
export function mailboxName(address: string): string {
  const url = new URL(address)
  return `${url.username}@${url.hostname}/${pathOf(url)}`
}

function pathOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1)) || 'INBOX'
}

/** Why a mailbox could not be read. */
export function reasonOf(error: unknown): SupportReason {
  const { authenticationFailed, tlsFailed } = error as Partial<
    Record<'authenticationFailed' | 'tlsFailed', boolean>
  >
  if (tlsFailed) return 'no-tls'
  return authenticationFailed ? 'inbox-refused' : 'inbox-away'
}

/** Whether the mailbox can be opened now: null, or why not. */
export async function checkMailbox(address: string): Promise<SupportReason | null> {
  try {
    await (await openMailbox(address, AbortSignal.timeout(15_000))).close()
    return null
  } catch (error) {
    return reasonOf(error)
  }
}
