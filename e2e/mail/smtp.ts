import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Smtp = Awaited<ReturnType<typeof startSmtp>>

/** A real mail server, which keeps what it accepts and can be made to refuse. */
export async function startSmtp() {
  const mails: string[] = []
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (isRefusing) return done(Object.assign(new Error('mailbox is full'), { responseCode: 452 }))
        mails.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    refuse(refusing: boolean) {
      isRefusing = refusing
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
