import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SupportReason } from '@busbar/contract'
import { createTransport } from 'nodemailer'
import { writeAtomically } from './atomic-file.ts'

type Mail = {
  to: string
  subject: string
  text: string
  html: string
  id: string
  /** Who gets the answer, if not whom the mail is from. */
  replyTo?: string
  /** The ids of the mails that came before it in the same conversation. */
  after?: string[]
}

/** Sends a mail, or fails. The id names it, so that who receives it twice can tell. */
export type SendMail = (mail: Mail) => Promise<void>

export type MailSettings = { smtpUrl: string | null; folder: string | null; from: string }

const waits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 }

/** Mail through an SMTP server; without one, into a folder to look at; without both, not at all. */
export function createMailer({ smtpUrl, folder, from }: MailSettings): SendMail {
  if (!smtpUrl && !folder) {
    return async () => {
      throw new Error('Mail cannot be sent: set SMTP_URL')
    }
  }
  const transport = smtpUrl
    ? createTransport({ url: smtpUrl, ...waits })
    : createTransport({ streamTransport: true, buffer: true })
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  const named = (id: string) => `<${id}@${host}>`
  return async ({ id, after = [], ...mail }) => {
    const thread =
      after.length > 0 ? { inReplyTo: named(after.at(-1) ?? ''), references: after.map(named) } : {}
    const sent = await transport.sendMail({ ...mail, ...thread, from, messageId: named(id) })
    const message = (sent as { message?: Buffer }).message
    if (folder && message) await writeAtomically(join(folder, `${id}.eml`), message)
  }
}

/** Whether mail can be sent now: null, or why not. Nothing is sent. */
export async function checkMail({ smtpUrl, folder }: MailSettings): Promise<SupportReason | null> {
  if (smtpUrl) return tryServer(smtpUrl)
  if (!folder) return 'not-set'
  await mkdir(folder, { recursive: true })
  await access(folder, constants.W_OK)
  return 'folder'
}

async function tryServer(url: string): Promise<SupportReason | null> {
  const transport = createTransport({ url, ...waits })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'EAUTH') return 'refused'
    return code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'
  } finally {
    transport.close()
  }
}
