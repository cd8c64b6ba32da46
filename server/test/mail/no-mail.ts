import type { Config } from '../../src/platform/config.ts'
import type { MailSettings } from '../../src/platform/mail/mail.ts'

/** For applications that send no mail. */
export const noMail: MailSettings = {
  smtpUrl: null,
  folder: null,
  from: 'Busbar <no-reply@busbar.example>',
  perMinute: 300,
}

/** For applications that read no mailbox. */
export const noInbox: Config['inbox'] = { imapUrl: null, replyAddress: null }
