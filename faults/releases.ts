import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, createReleaseClient } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { killAndSee } from './tools/breaking.ts'
import { patientFetch } from './tools/patient-fetch.ts'

const dueAfter = 1500
/** A copy looks every second, so this is around the moment at which it publishes. */
const killBetween = { from: 1300, to: 2700 }
/** One time in so many the database is killed as well. */
const databaseEvery = 4

/** Releases that are due while every copy, and sometimes the database, is killed: each is published once and whole. */
export const releases: Fault = {
  title: 'Killed while a release is due',
  async run({ isShort, say }) {
    const rounds = isShort ? 4 : 20
    const stack = await startStack({ copies: 2, nginx: false, env: { LOG_LEVEL: 'error' } })
    try {
      const office = await signIn(stack)
      const outcomes: { wasKilled: boolean; isWhole: boolean; times: number; wasHalf: boolean }[] = []
      for (let round = 1; round <= rounds; round++) {
        const due = await prepare(office, round)
        await pause(killBetween.from + ((killBetween.to - killBetween.from) * round) / rounds)
        // Somebody is looking at a preview at the same time.
        for (let count = 0; count < 3; count++) void office.previewPage(typing).catch(() => {})
        const hasNoDatabase = round % databaseEvery === 0
        const killed = [
          ...(await Promise.all(stack.apps.map((app) => killAndSee(app, app.url)))),
          ...(hasNoDatabase ? [await killAndSee(stack.postgres, stack.postgres.port)] : []),
        ]
        if (hasNoDatabase) await stack.postgres.start()
        await Promise.all(stack.apps.map((app) => app.start()))
        let wasHalf = false
        await waitUntil(
          'the release is published',
          async () => {
            const shown = await countShown(office.client, due)
            wasHalf ||= shown !== 0 && shown !== due.names.length
            return (await office.releases.get(due.release)).status === 'published'
          },
          { seconds: 60, every: 50 },
        )
        const isWhole = (await countShown(office.client, due)) === due.names.length
        outcomes.push({
          wasKilled: killed.every(Boolean),
          isWhole,
          times: await timesPublished(office.client, due.release),
          wasHalf,
        })
        say(`${round} of ${rounds}: published ${outcomes.at(-1)?.times} time(s)`)
      }
      const left = (await office.client.partners.list({ search: typing.draft.values.name })).data.length
      const figures = {
        rounds,
        lost: outcomes.filter(({ isWhole }) => !isWhole).length,
        failed: 0,
        twice: outcomes.filter(({ times }) => times !== 1).length,
        half: outcomes.filter(({ wasHalf }) => wasHalf).length,
      }
      return {
        figures,
        proofs: [[`every copy was gone ${rounds} times`, outcomes.every(({ wasKilled }) => wasKilled)]],
        promises: {
          'every release was published whole': figures.lost === 0,
          'none was published twice': figures.twice === 0,
          'nobody saw half of one': figures.half === 0,
          'nothing of a preview stayed': left === 0,
        },
      }
    } finally {
      await stack.stop()
    }
  },
}

const typing = {
  path: '/',
  draft: {
    collection: 'partners',
    kind: 'new' as const,
    values: { name: 'Only being typed', description: 'Never saved.' },
  },
}

async function signIn({ url, signIn: who }: Stack) {
  let token: string | null = null
  // A copy that has just started may have no connection to the database yet.
  const options = { fetch: patientFetch(url), token: () => token }
  const client = createClient(options)
  token = (await client.session.login(who)).token
  return { client, ...createReleaseClient(options) }
}

type Office = Awaited<ReturnType<typeof signIn>>
type Due = { release: string; names: string[] }

/** A release of five new partners that is due in a moment. */
async function prepare({ drafts, releases }: Office, round: number): Promise<Due> {
  const { _id: release } = await releases.create({ name: `Round ${round}` })
  const names = Array.from({ length: 5 }, (_, index) => `Round ${round}, partner ${index}`)
  for (const name of names) {
    const values = { name, description: 'Published on time.' }
    await drafts.create({ collection: 'partners', kind: 'new', values, release })
  }
  await releases.schedule(release, { publishAt: new Date(Date.now() + dueAfter).toISOString() })
  return { release, names }
}

/** How many of its records visitors see, asked for at once. */
async function countShown(client: Client, { names }: Due): Promise<number> {
  const { data } = await client.partners.list()
  return data.filter(({ name }) => names.includes(name)).length
}

async function timesPublished(client: Client, release: string): Promise<number> {
  const { data } = await client.recentChanges()
  return data.filter(({ recordId, action }) => recordId === release && action === 'publish').length
}
