import type { MailSettings } from '../src/platform/mail.ts'

/** For applications that send no mail. */
export const noMail: MailSettings = {
  smtpUrl: null,
  folder: null,
  from: 'Busbar <no-reply@busbar.example>',
  perMinute: 300,
}
