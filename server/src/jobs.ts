import { accountMail, createAccountMail } from './features/accounts/account-mail.job.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/db.ts'
import { openJobs } from './platform/jobs.ts'
import type { Logger } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'

/** The queue of every kind of work that is done later. */
export const queues = [accountMail.queue]

/** Opens the queues and works on them. */
export async function startJobs(
  config: Pick<Config, 'databaseUrl' | 'publicUrl' | 'mail'>,
  db: Database,
  log: Logger,
) {
  const jobs = await openJobs(config.databaseUrl, queues, log)
  const sendMail = createMailer(config.mail)
  await jobs.work(accountMail, createAccountMail({ db, sendMail, publicUrl: config.publicUrl }))
  return jobs
}
