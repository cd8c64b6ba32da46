import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { type MailServers, startMailServers } from '../../../test/mail/mail-servers.ts'
import { until } from '../../../test/until.ts'
import { followInbox } from '../../features/messages/inbox/follow-inbox.ts'
import { createLog } from '../telemetry/log.ts'
import { checkMailbox, openMailbox } from './imap.ts'

const address = 'inbox@firm.example'

let servers: MailServers
let line: Awaited<ReturnType<typeof tap>>
beforeAll(async () => {
  servers = await startMailServers([address])
  line = await tap(Number(new URL(servers.imapUrl(address)).port))
})
afterAll(async () => {
  await line?.close()
  await servers?.stop()
})

/** A line to a real server on which one can listen in, and which can go silent without breaking. */
async function tap(port: number) {
  const said: string[] = []
  const sockets = new Set<Socket>()
  let isSilent = false
  let opened = 0
  const server = createServer((client) => {
    opened++
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => [client, upstream].map((one) => one.destroy()))
    }
    client.on('data', (data) => {
      said.push(data.toString())
      if (!isSilent) upstream.write(data)
    })
    upstream.on('data', (data) => void (isSilent || client.write(data)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    said,
    opened: () => opened,
    url: (host = '127.0.0.1') => {
      const url = new URL(servers.imapUrl(address))
      return Object.assign(url, { host: `${host}:${(server.address() as AddressInfo).port}` }).href
    },
    silence: (silent: boolean) => {
      isSilent = silent
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

async function took(work: () => Promise<unknown>) {
  const began = Date.now()
  await work()
  return Date.now() - began
}

test('M7: without STARTTLS no password is sent, but on this machine itself', async () => {
  // An address that our rule does not take for this machine.
  expect(await checkMailbox(line.url('0.0.0.0'))).toBe('no-tls')
  expect(line.said.length).toBeGreaterThan(0)
  expect(line.said.filter((words) => /login|authenticate|password/i.test(words))).toEqual([])
  expect(await checkMailbox(line.url())).toBeNull()
})

test('a wrong password and a server that is away are told apart', async () => {
  const wrong = new URL(line.url())
  wrong.password = 'wrong'
  expect(await checkMailbox(wrong.href)).toBe('inbox-refused')
  expect(await checkMailbox('imap://inbox:secret@127.0.0.1:1')).toBe('inbox-away')
})

/** Waiting for the server's greeting would take ten seconds. */
const patience = 9000

test('a server that goes silent holds up neither closing nor stopping', async () => {
  const mailbox = await openMailbox(line.url())
  line.silence(true)
  expect(await took(() => mailbox.close())).toBeLessThan(patience)

  const database = await createTestDatabase()
  const inbox = { imapUrl: line.url(), replyAddress: null }
  const before = line.opened()
  const reading = followInbox({ databaseUrl: database.url, inbox }, createLog('silent'), 100)
  await until('it waits for the greeting', () => line.opened() > before)
  expect(await took(async () => reading?.stop())).toBeLessThan(patience)
  line.silence(false)
  await database.close()
})
