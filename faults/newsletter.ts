import { setTimeout as pause } from 'node:timers/promises'
import { createClient, createNewsletterClient, limits } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { openMailbox } from '../server/test/mailbox.ts'

type Options = { subscribers?: number; kills?: number; say?: (line: string) => void }

/**
 * A newsletter to many, while every copy of the application is killed (kill -9) in the middle of it, several times.
 * Promised: nobody is left out, and nobody gets it twice but the one whose mail was in flight at a kill.
 */
export async function runNewsletter({ subscribers = 10_000, kills = 3, say = () => {} }: Options = {}) {
  const mailbox = await openMailbox()
  const { smtpUrl: SMTP_URL, from: MAIL_FROM } = mailbox.settings
  const env = { SMTP_URL, MAIL_FROM, NEWSLETTER_PER_MINUTE: '100000', LOG_LEVEL: 'error' }
  const stack = await startStack({ copies: 2, nginx: false, env })
  try {
    const office = await officeOf(stack)
    await fill(office, subscribers)
    say(`${subscribers} subscribers`)
    const { _id } = await office.createCampaign({ title: 'News', body: '<p>There is news.</p>', items: [] })
    const began = performance.now()
    await office.act(_id, 'send')
    const sent = () => mailbox.mails.filter(({ subject }) => subject === 'News')
    for (let kill = 1; kill <= kills; kill++) {
      await until(() => sent().length >= (subscribers * kill) / (kills + 1))
      for (const app of stack.apps) app.kill()
      say(`killed after ${sent().length} mails`)
      await Promise.all(stack.apps.map((app) => app.start()))
    }
    await until(async () => (await office.campaign(_id)).state === 'done')
    const seconds = (performance.now() - began) / 1000
    const { counts } = await office.campaign(_id)
    const byReader = Map.groupBy(sent(), ({ recipients }) => recipients[0] ?? '')
    const twice = [...byReader.values()].filter((mails) => mails.length > 1)
    const isSameMail = twice.every((mails) => new Set(mails.map(({ messageId }) => messageId)).size === 1)
    const failed = counts.failed + (isSameMail ? 0 : 1)
    return {
      lost: subscribers - byReader.size,
      failed,
      mails: sent().length,
      twice: twice.length,
      kills,
      seconds,
    }
  } finally {
    await stack.stop()
    await mailbox.close()
  }
}

type Office = ReturnType<typeof createNewsletterClient>

async function officeOf({ url, signIn }: Stack): Promise<Office> {
  const fetchFrom: typeof fetch = (path, init) => fetch(new URL(String(path), url), init)
  const { token } = await createClient({ fetch: fetchFrom }).session.login(signIn)
  return createNewsletterClient({ fetch: fetchFrom, token: () => token })
}

async function fill(office: Office, subscribers: number) {
  const all = Array.from({ length: subscribers }, (_, number) => `reader-${number}@busbar.example`)
  for (let done = 0; done < all.length; done += limits.newsletter.importMax) {
    const addresses = all.slice(done, done + limits.newsletter.importMax)
    await office.importSubscribers({ addresses, haveAgreed: true })
  }
}

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await pause(20)
}

if (import.meta.main) {
  const subscribers = Number(process.argv[2] ?? 10_000)
  console.log(await runNewsletter({ subscribers, say: console.log }))
}
