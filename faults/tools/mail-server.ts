import { type Mailbox, openMailbox } from '../../server/test/mail/mailbox.ts'

export type ReceivedMail = Mailbox['mails'][number]

/** A real mail server that can be shut down and comes back at the same address; what it received is kept. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  let mailbox: Mailbox | null = await openMailbox()
  const { settings } = mailbox
  const port = Number(new URL(settings.smtpUrl).port)
  async function down() {
    await mailbox?.close()
    received.push(...(mailbox?.mails ?? []))
    mailbox = null
  }
  return {
    env: { SMTP_URL: settings.smtpUrl, MAIL_FROM: settings.from },
    down,
    async up() {
      mailbox ??= await openMailbox({ port })
    },
    mails: () => [...received, ...(mailbox?.mails ?? [])],
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
