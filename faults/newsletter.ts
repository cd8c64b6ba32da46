import { createClient, createNewsletterClient, limits } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import { openMailbox } from '../server/test/mail/mailbox.ts'
import type { Fault } from './fault.ts'
import { killAndSee } from './tools/breaking.ts'

/**
 * A newsletter to many, while every copy of the application is killed in the middle of it, three times. After a kill
 * the one mail that was in flight is sent again under the same Message-ID; see docs/decisions/0008.
 */
export const newsletter: Fault = {
  title: 'Killed while it sends a newsletter',
  async run({ isShort, say }) {
    const subscribers = isShort ? 1000 : 10_000
    const mailbox = await openMailbox()
    const { smtpUrl: SMTP_URL, from: MAIL_FROM } = mailbox.settings
    const env = { SMTP_URL, MAIL_FROM, NEWSLETTER_PER_MINUTE: '100000', LOG_LEVEL: 'error' }
    const stack = await startStack({ copies: 2, nginx: false, env })
    try {
      const admin = await newsletterClientOf(stack)
      await fill(admin, subscribers)
      const { _id } = await admin.createCampaign({ title: 'News', body: '<p>There is news.</p>', items: [] })
      const began = performance.now()
      await admin.act(_id, 'send')
      const sent = () => mailbox.mails.filter(({ subject }) => subject === 'News')
      let seenKills = 0
      for (let kill = 1; kill <= kills; kill++) {
        const share = (subscribers * kill) / (kills + 1)
        await waitUntil(`${share} mails`, () => sent().length >= share, { seconds: 600 })
        const gone = await Promise.all(stack.apps.map((app) => killAndSee(app, app.url)))
        if (gone.every(Boolean) && sent().length < subscribers) seenKills++
        say(`killed after ${sent().length} mails`)
        await Promise.all(stack.apps.map((app) => app.start()))
      }
      const isDone = async () => (await admin.campaign(_id)).state === 'done'
      await waitUntil('the last mail', isDone, { seconds: 600, every: 500 })
      const seconds = (performance.now() - began) / 1000
      const byReader = Map.groupBy(sent(), ({ recipients }) => recipients[0] ?? '')
      const twice = [...byReader.values()].filter((mails) => mails.length > 1)
      const isSameMail = twice.every((mails) => new Set(mails.map(({ messageId }) => messageId)).size === 1)
      const { failed } = (await admin.campaign(_id)).counts
      const figures = { subscribers, lost: subscribers - byReader.size, failed, twice: twice.length, seconds }
      return {
        figures,
        proofs: [[`every copy was gone ${kills} times before the last mail`, seenKills === kills]],
        promises: {
          'everybody got it': figures.lost === 0 && failed === 0,
          'at most the one in flight at each kill got it twice, as the same mail':
            twice.length <= kills && isSameMail,
        },
      }
    } finally {
      await stack.stop()
      await mailbox.close()
    }
  },
}

const kills = 3

type NewsletterClient = ReturnType<typeof createNewsletterClient>

async function newsletterClientOf({ url, signIn }: Stack): Promise<NewsletterClient> {
  const fetchFrom: typeof fetch = (path, init) => fetch(new URL(String(path), url), init)
  const { token } = await createClient({ fetch: fetchFrom }).session.login(signIn)
  return createNewsletterClient({ fetch: fetchFrom, token: () => token })
}

async function fill(admin: NewsletterClient, subscribers: number) {
  const all = Array.from({ length: subscribers }, (_, number) => `reader-${number}@busbar.example`)
  for (let done = 0; done < all.length; done += limits.newsletter.importMax) {
    const addresses = all.slice(done, done + limits.newsletter.importMax)
    await admin.importSubscribers({ addresses, haveAgreed: true })
  }
}
