import { ImapFlow } from 'imapflow'

const headersAtOnce = 100

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>
export type MailHead = { uid: number; headers: Buffer }

/** Opens the mailbox that an address such as `imaps://user:password@mail.example.com/INBOX` names. */
export async function openMailbox(address: string) {
  const url = new URL(address)
  const isSecure = url.protocol === 'imaps:'
  const path = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  })
  // The command that is under way fails too, and whoever waits for it is told.
  client.on('error', () => {})
  await client.connect()
  const mailbox = await client.mailboxOpen(path)
  return {
    /** Names it without its password. */
    name: `${url.username}@${url.hostname}/${path}`,
    uidValidity: String(mailbox.uidValidity),
    /** The mails after this number, oldest first, so many at a time: their headers alone. */
    async after(uid: number): Promise<MailHead[]> {
      const found = (await client.search({ uid: `${uid + 1}:*` }, { uid: true })) || []
      const next = found.filter((one) => one > uid).sort((one, other) => one - other)
      if (next.length === 0) return []
      const range = next.slice(0, headersAtOnce).join(',')
      const mails = await client.fetchAll(range, { uid: true, headers: true }, { uid: true })
      return mails
        .map((mail) => ({ uid: mail.uid, headers: mail.headers ?? Buffer.alloc(0) }))
        .sort((one, other) => one.uid - other.uid)
    },
    /** The first bytes of a mail; what a large one has more is left where it is. */
    async read(uid: number, maxLength: number): Promise<Buffer> {
      const mail = await client.fetchOne(String(uid), { source: { start: 0, maxLength } }, { uid: true })
      return mail ? (mail.source ?? Buffer.alloc(0)) : Buffer.alloc(0)
    },
    async markRead(uid: number) {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    },
    async close() {
      await client.logout().catch(() => client.close())
    },
  }
}
