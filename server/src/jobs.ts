import { createTrashEmptying, trashEmptying } from './content/trash/empty-trash.ts'
import { createDemoContentJob } from './demo/demo-content.job.ts'
import { accountSweep, createAccountSweep } from './features/accounts/account-sweep.job.ts'
import { accountMail, createAccountMail } from './features/accounts/mail/account-mail.job.ts'
import { accountRequest, createAccountRequests } from './features/accounts/mail/account-request.job.ts'
import { findActiveUser, ownerEmails } from './features/accounts/users.ts'
import { companyStore } from './features/company/store.ts'
import { demoContentJob } from './features/demo-content/job-kind.ts'
import { createFileSweep, fileSweep } from './features/downloads/file-sweep.job.ts'
import { createMessageMail, messageMail } from './features/messages/message-mail.job.ts'
import { createMessageSweep, messageSweep } from './features/messages/message-sweep.job.ts'
import { createReplyAddresses } from './features/messages/replies/reply-address.ts'
import { createNewsSchedule } from './features/news/publish-news.ts'
import { createCampaignSender } from './features/newsletter/campaign-sender.ts'
import { createNewsletterMail, newsletterMail } from './features/newsletter/newsletter-mail.job.ts'
import { createNewsletterSweep, newsletterSweep } from './features/newsletter/newsletter-sweep.job.ts'
import { createReleaseMail, releaseMail } from './features/releases/release-mail.job.ts'
import { createReleaseSchedule } from './features/releases/schedule.ts'
import { siteTimeZone } from './features/site-settings/table.ts'
import { createImageSweep, imageSweep } from './features/uploads/image-sweep.job.ts'
import { createImageVariants, imageVariants } from './features/uploads/variants.job.ts'
import type { Config } from './platform/config.ts'
import type { Storage } from './platform/files/storage.ts'
import { createMailer, openMailer, type SendMail } from './platform/mail/mail.ts'
import type { Database } from './platform/postgres/db.ts'
import { openJobs } from './platform/postgres/jobs.ts'
import { runAsLeader } from './platform/postgres/leader.ts'
import { locks } from './platform/postgres/locks.ts'
import type { Logger } from './platform/telemetry/log.ts'
import type { Counter } from './platform/telemetry/metrics.ts'
import type { Traces } from './platform/telemetry/traces.ts'
import { contentTypes } from './wiring/collections.ts'
import { draftTargets } from './wiring/draft-targets.ts'
import { createLetterhead } from './wiring/letterhead.ts'
import { findPublisher } from './wiring/needs-review.ts'

/** The queue of every kind of work that is done later. */
export const queues = [
  accountMail,
  accountRequest,
  accountSweep,
  demoContentJob,
  fileSweep,
  imageVariants,
  imageSweep,
  messageMail,
  messageSweep,
  newsletterMail,
  newsletterSweep,
  releaseMail,
  trashEmptying,
].map((kind) => kind.queue)

/** Opens the queues and works on them. */
export async function startJobs(
  config: Pick<Config, 'databaseUrl' | 'publicUrl' | 'mail' | 'inbox' | 'securityLogMonths'>,
  db: Database,
  log: Logger,
  storage: Storage,
  { mails, traces }: { mails?: Counter; traces?: Traces } = {},
) {
  const jobs = await openJobs(config.databaseUrl, queues, log, traces)
  const sendMail = counted(createMailer(config.mail), mails)
  const { publicUrl } = config
  const letterhead = createLetterhead(db, publicUrl)
  const companyEmail = async () => (await companyStore.read(db)).email
  const noticeTo = async () => (await companyEmail()) || (await ownerEmails(db)).join(', ')
  const answersTo = createReplyAddresses(db, config.inbox.replyAddress).addressOf
  await jobs.work(accountMail, createAccountMail({ db, sendMail, publicUrl, letterhead }))
  await jobs.work(accountRequest, createAccountRequests({ db, enqueue: jobs.enqueue }))
  await jobs.work(
    messageMail,
    createMessageMail({ db, sendMail, publicUrl, companyEmail, noticeTo, letterhead, answersTo }),
  )
  await jobs.work(messageSweep, createMessageSweep({ db }))
  await jobs.work(newsletterMail, createNewsletterMail({ db, sendMail, publicUrl, letterhead }))
  await jobs.work(newsletterSweep, createNewsletterSweep({ db }))
  await jobs.work(accountSweep, createAccountSweep({ db, logMonths: config.securityLogMonths }))
  await jobs.work(demoContentJob, createDemoContentJob({ db, storage, enqueue: jobs.enqueue }))
  await jobs.work(fileSweep, createFileSweep({ db, storage }))
  await jobs.work(imageVariants, createImageVariants({ db, storage }))
  await jobs.work(imageSweep, createImageSweep({ db, storage, enqueue: jobs.enqueue }))
  const trashed = contentTypes.map(({ store }) => store).reverse()
  await jobs.work(trashEmptying, createTrashEmptying({ db, collections: trashed }))
  await jobs.work(
    releaseMail,
    createReleaseMail({ db, sendMail, publicUrl, letterhead, findUser: findActiveUser }),
  )
  const publishReleases = createReleaseSchedule({
    targets: draftTargets,
    enqueue: jobs.enqueue,
    findUser: findPublisher,
  })
  const publishNews = createNewsSchedule(siteTimeZone)
  const releases = runAsLeader({
    databaseUrl: config.databaseUrl,
    lock: locks.releases,
    everyMs: 1000,
    async work(db, signal) {
      await publishReleases(db, signal)
      await publishNews(db)
    },
    log,
  })
  const campaigns = sendCampaigns(config, { letterhead, log, mails })
  return {
    ...jobs,
    async stop() {
      await Promise.all([campaigns.stop(), releases.stop()])
      await jobs.stop()
    },
  }
}

/** One copy sends the newsletter, so that its rate holds for all of them together. */
function sendCampaigns(
  { databaseUrl, mail }: Parameters<typeof startJobs>[0],
  {
    letterhead,
    log,
    mails,
  }: { letterhead: ReturnType<typeof createLetterhead>; log: Logger; mails?: Counter },
) {
  const { sendMail, close } = openMailer(mail)
  const work = createCampaignSender({
    sendMail: counted(sendMail, mails),
    letterhead,
    perMinute: mail.perMinute,
  })
  const leader = runAsLeader({ databaseUrl, lock: locks.campaigns, everyMs: 1000, work, log })
  return {
    async stop() {
      await leader.stop()
      close()
    },
  }
}

function counted(send: SendMail, mails?: Counter): SendMail {
  return async (mail) => {
    try {
      const answer = await send(mail)
      mails?.add({ result: 'sent' })
      return answer
    } catch (error) {
      mails?.add({ result: 'failed' })
      throw error
    }
  }
}
