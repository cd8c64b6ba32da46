import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SupportReason, TestMailAnswer } from '@busbar/contract'
import { createTransport } from 'nodemailer'
import { writeAtomically } from '../files/atomic-file.ts'
import { isLoopback } from '../http/loopback.ts'

type Mail = {
  to: string
  subject: string
  text: string
  html: string
  id: string
  /** Who gets replies, if not the sender. */
  replyTo?: string
  /** The ids of the mails that came before it in the same conversation; one with an @ is somebody else's. */
  after?: string[]
  /** Where its reader can leave the list that it is sent to. */
  unsubscribeUrl?: string
  /** Who gets bounces, if not the sender. */
  returnTo?: string
}

/** Sends a mail, or fails; returns the server's answer. The id lets recipients detect a duplicate. */
export type SendMail = (mail: Mail) => Promise<string>

export type MailSettings = {
  smtpUrl: string | null
  folder: string | null
  from: string
  /** How many mails of a newsletter leave in a minute at most. */
  perMinute: number
}

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** Mail through an SMTP server; without one, into a folder to look at; without both, not at all. */
export function createMailer(settings: MailSettings): SendMail {
  const { smtpUrl } = settings
  return mailerOver(smtpUrl ? createTransport({ url: encrypted(smtpUrl), ...waits }) : null, settings)
}

/** The same over one connection that stays open from email to email, for sending many. */
export function openMailer(settings: MailSettings): { sendMail: SendMail; close: () => void } {
  const { smtpUrl } = settings
  const transport = smtpUrl
    ? createTransport({ url: encrypted(smtpUrl), ...waits, pool: true, maxConnections: 1, maxMessages: 500 })
    : null
  return { sendMail: mailerOver(transport, settings), close: () => transport?.close() }
}

/** The same address, but nothing is said to its server before the connection is encrypted; except on this machine. */
function encrypted(address: string): string {
  const url = new URL(address)
  if (url.protocol === 'smtp:' && !isLoopback(url)) {
    for (const name of ['ignoreTLS', 'opportunisticTLS', 'secure']) url.searchParams.delete(name)
    url.searchParams.set('requireTLS', 'true')
  }
  return url.href
}

type Sender = { sendMail: (mail: object) => Promise<{ response?: string; message?: unknown }> }

function mailerOver(server: Sender | null, { folder, from }: MailSettings): SendMail {
  if (!server && !folder) {
    return async () => {
      throw new Error('Mail cannot be sent: set SMTP_URL')
    }
  }
  const transport: Sender = server ?? createTransport({ streamTransport: true, buffer: true })
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const named = (id: string) => (id.includes('@') ? `<${id}>` : `<${id}@${host}>`)
  return async ({ id, after = [], returnTo, unsubscribeUrl, ...mail }) => {
    const envelope = returnTo ? { from: returnTo, to: mail.to } : undefined
    const thread =
      after.length > 0 ? { inReplyTo: named(after.at(-1) ?? ''), references: after.map(named) } : {}
    const headers = unsubscribeUrl ? wayOut(unsubscribeUrl) : undefined
    const sent = await transport.sendMail({
      ...mail,
      ...thread,
      envelope,
      headers,
      from,
      messageId: named(id),
    })
    if (folder && !server) await writeAtomically(join(folder, `${id}.eml`), sent.message as Buffer)
    return sent.response ?? ''
  }
}

/** Sends a mail now and says what the server made of it. Where there is no server, there is no answer of one. */
export async function tryOut(sendMail: SendMail, mail: Mail): Promise<TestMailAnswer> {
  try {
    return { to: mail.to, isAccepted: true, answer: await sendMail(mail) }
  } catch (error) {
    return { to: mail.to, isAccepted: false, answer: answerIn(error) }
  }
}

/** RFC 8058: a mail program may unsubscribe its reader with one POST to this address. */
function wayOut(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** What a failed mail means: this recipient never gets one, gets it later, or nobody gets one now. */
export type MailVerdict = 'recipient-for-good' | 'recipient-for-now' | 'server'

/** A server that shuts down (421) or refuses us ourselves is not the recipient's fault. */
export function verdictOn(error: unknown): MailVerdict {
  const { code = '', command = '', responseCode = 0 } = error as MailError
  const isAboutRecipient = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM')
  if (!isAboutRecipient || responseCode === 0 || responseCode === 421) return 'server'
  return responseCode >= 500 ? 'recipient-for-good' : 'recipient-for-now'
}

/** What went wrong, in the words of the mail server where it said any; never our user name or password. */
export function answerIn(error: unknown) {
  const { response, message = '' } = error as MailError
  return (response ?? message).slice(0, 300)
}

type MailError = Partial<Record<'code' | 'command' | 'response' | 'message', string>> & {
  responseCode?: number
}

/** Whether mail can be sent now: null, or why not. Nothing is sent. */
export async function checkMail({
  smtpUrl,
  folder,
}: Pick<MailSettings, 'smtpUrl' | 'folder'>): Promise<SupportReason | null> {
  if (smtpUrl) return tryServer(smtpUrl)
  if (!folder) return 'not-set'
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
  return 'folder'
}

async function tryServer(url: string): Promise<SupportReason | null> {
  const transport = createTransport({ url: encrypted(url), ...waits })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'EAUTH') return 'refused'
    if (code === 'ETLS') return 'no-tls'
    return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
  } finally {
    transport.close()
  }
}
