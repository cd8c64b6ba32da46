import { createTestApp } from '../app.ts'
import { openMailbox } from './mailbox.ts'

export type MailApp = Awaited<ReturnType<typeof createMailApp>>

/** The application together with the mail server that it sends to. */
export async function createMailApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const mailbox = await openMailbox()
  const busbar = await createTestApp({ mail: mailbox.settings, ...options })
  return {
    ...busbar,
    mailbox,
    async close() {
      await busbar.close()
      await mailbox.close()
    },
  }
}
