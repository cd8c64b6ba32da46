import type { MailSample, TestMailAnswer } from '../types/mail-samples.ts'
import { type ClientOptions, caller } from './call.ts'

/** Looking after mail. It stands apart from `createClient` because every visitor loads that. */
export function createMailClient(options: ClientOptions) {
  const call = caller(options)
  return {
    samples: async () => (await call<{ data: MailSample[] }>('GET', '/support/mails')).data,
    sendTest: async () => (await call<{ data: TestMailAnswer }>('POST', '/support/test-mail')).data,
  }
}
