import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { until } from '../until.ts'

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

type Options = {
  port?: number
  /** Called with everything that clients send. */
  hear?: (line: string) => void
}

/** A real SMTP server on loopback that keeps what it receives; on a port of its own unless one is given. */
export async function openMailbox({ port: wanted = 0, hear }: Options = {}) {
  const mails: (Email & { recipients: string[] })[] = []
  const refused = new Map<string, number>()
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refused.get(address)
      done(responseCode ? Object.assign(new Error('not this one'), { responseCode }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (isRefusing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }))
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
  })
  if (hear) server.server.on('connection', (socket) => socket.on('data', (data) => hear(data.toString())))
  // The sender may be killed in the middle of it.
  server.on('error', () => {})
  server.listen(wanted, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    settings: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      folder: null,
      from: 'Wattwerk <no-reply@busbar.example>',
      // As many as can.
      perMinute: 100_000,
    },
    mails,
    refuse: (refusing: boolean) => {
      isRefusing = refusing
    },
    /** Refuses a recipient with this code, or takes them again. */
    refuseRecipient(address: string, code?: number) {
      if (code) refused.set(address, code)
      else refused.delete(address)
    },
    /** The next mail to this address, which is then taken out. */
    async mailTo(address: string) {
      await until(`a mail to ${address} has arrived`, () =>
        mails.some(({ recipients }) => recipients.includes(address)),
      )
      const index = mails.findIndex(({ recipients }) => recipients.includes(address))
      return mails.splice(index, 1)[0] as (typeof mails)[number]
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
