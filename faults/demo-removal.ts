import { setTimeout as pause } from 'node:timers/promises'
import { type Client, createClient, createSetupClient } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault } from './fault.ts'
import { patientFetch } from './tools/patient-fetch.ts'

const kinds = ['services', 'partners', 'team', 'clients'] as const
type Kind = (typeof kinds)[number]
type Edited = { kind: Kind; id: string; words: string; wasMeanwhile: boolean }

/** Demo content is removed while people edit it, and take out of the trash what went: what was saved stays. */
export const demoRemoval: Fault = {
  title: 'Demo content removed under edits',
  async run({ isShort, say }) {
    const rounds = isShort ? 1 : 5
    const stack = await startStack({ copies: 2, nginx: false, durable: false })
    try {
      const office = await signIn(stack)
      const kept = new Set<string>()
      const outcomes: { edited: Edited[]; lost: Edited[]; wasRemoved: boolean }[] = []
      for (let round = 1; round <= rounds; round++) {
        if (round > 1) await loadAgain(office)
        outcomes.push(await removeUnderEdits(office, kept))
        const { edited, lost } = outcomes.at(-1) as (typeof outcomes)[number]
        const meanwhile = edited.filter(({ wasMeanwhile }) => wasMeanwhile).length
        say(`${round} of ${rounds}: ${edited.length} edits saved, ${meanwhile} of them while it was removed`)
        for (const { kind, id, words } of lost) say(`LOST ${kind}/${id} ${words}`)
      }
      const meanwhile = outcomes.map(({ edited }) => edited.filter(({ wasMeanwhile }) => wasMeanwhile).length)
      const figures = {
        rounds,
        edited: outcomes.flatMap(({ edited }) => edited).length,
        meanwhile: meanwhile.reduce((sum, count) => sum + count, 0),
        lost: outcomes.flatMap(({ lost }) => lost).length,
        failed: 0,
      }
      return {
        figures,
        proofs: [
          ['every removal took away what nobody had edited', outcomes.every(({ wasRemoved }) => wasRemoved)],
          ['edits were saved while it was removed', figures.meanwhile > 0],
        ],
        promises: { 'saved and not there: 0': figures.lost === 0 },
      }
    } finally {
      await stack.stop()
    }
  },
}

async function signIn({ url, signIn: who }: Stack) {
  let token: string | null = null
  const options = { fetch: patientFetch(url), token: () => token }
  const client = createClient(options)
  token = (await client.session.login(who)).token
  return { client, setup: createSetupClient(options) }
}

type Office = Awaited<ReturnType<typeof signIn>>

/** `kept` are the firm's own by now, and grow by what this round leaves. */
async function removeUnderEdits({ client, setup }: Office, kept: Set<string>) {
  const records = await Promise.all(kinds.map(async (kind) => [kind, await idsOf(client, kind)] as const))
  // Of every kind, some are left alone: they must go.
  const [idle, busy] = [[] as string[], [] as { kind: Kind; id: string }[]]
  for (const [kind, ids] of records)
    for (const [index, id] of ids.filter((one) => !kept.has(one)).entries())
      if (index === 0) idle.push(id)
      else busy.push({ kind, id })
  const edits = startEdits(client, busy)
  await setup.removeDemoContent({ withEdited: false })
  edits.noteRemoval()
  await waitUntil('the removal', async () => (await setup.demoContent()).state === 'none', {
    seconds: 120,
    every: 50,
  })
  const edited = await edits.stop()
  const left = new Map<string, string>()
  for (const kind of kinds)
    for (const trash of [false, true])
      for (const record of await listed(client, kind, trash)) left.set(record._id, JSON.stringify(record))
  for (const id of left.keys()) kept.add(id)
  return {
    edited,
    lost: edited.filter(({ id, words }) => !left.get(id)?.includes(words)),
    wasRemoved: idle.length > 0 && idle.every((id) => !left.has(id)),
  }
}

/** People edit one record after the other, each once; what has gone they take out of the trash first. */
function startEdits(client: Client, records: { kind: Kind; id: string }[]) {
  const edited: Edited[] = []
  const waiting = [...records]
  let isBeingRemoved = false
  const people = Array.from({ length: 4 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { kind, id } = next
      const words = `Ours since ${crypto.randomUUID()}`
      const edit = async () => void (await client[kind].update(id, { description: words }))
      const restoreAndEdit = async () => {
        await client[kind].restore(id)
        await edit()
      }
      const isSaved = await edit()
        .catch(restoreAndEdit)
        .then(
          () => true,
          () => false,
        )
      if (isSaved) edited.push({ kind, id, words, wasMeanwhile: isBeingRemoved })
      await pause(5)
    }
  })
  return {
    noteRemoval: () => {
      isBeingRemoved = true
    },
    async stop() {
      isBeingRemoved = false
      await Promise.all(people)
      return edited
    },
  }
}

async function loadAgain({ setup }: Office) {
  await setup.loadDemoContent({ isConfirmed: true })
  const isLoaded = async () => (await setup.demoContent()).state === 'loaded'
  await waitUntil('the demo content', isLoaded, { seconds: 180, every: 250 })
}

const idsOf = async (client: Client, kind: Kind) => (await listed(client, kind, false)).map(({ _id }) => _id)

async function listed(client: Client, kind: Kind, trash: boolean): Promise<{ _id: string }[]> {
  return (await client[kind].list({ limit: 100, trash })).data
}
