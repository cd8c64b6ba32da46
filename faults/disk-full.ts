import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@busbar/contract'
import { type Stack, startStack } from '../dev/stack.ts'
import { waitUntil } from '../dev/wait-until.ts'
import type { Fault, FaultOptions, Outcome } from './fault.ts'
import { signIn, wholeInbox } from './tools/admin.ts'
import { ask } from './tools/ask.ts'
import { revive } from './tools/breaking.ts'
import { tryUpload } from './tools/images.ts'
import { countLost, isThanked, startMessages } from './tools/messages.ts'
import { mountSmallDisk, withoutSmallDisk } from './tools/small-disk.ts'
import { publishedPages, startViews } from './tools/views.ts'

type Disk = ReturnType<typeof mountSmallDisk>

/** First the disk of the pages and images is full, then the database's; then there is room again. */
export const diskFull: Fault = {
  title: 'Disks full',
  missing: withoutSmallDisk,
  async run(options) {
    const disks = { files: mountSmallDisk(200), database: mountSmallDisk(400) }
    try {
      return await fillBoth(disks, options)
    } finally {
      for (const disk of Object.values(disks)) disk.unmount()
    }
  },
}

async function fillBoth(disks: Record<'files' | 'database', Disk>, options: FaultOptions): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'busbar-stack-'))
  for (const name of ['site', 'uploads']) symlinkSync(disks.files.make(name), join(folder, name))
  symlinkSync(disks.database.make('postgres'), join(folder, 'postgres'))
  const stack = await startStack({ copies: 2, nginx: true, folder })
  try {
    const admin = await signIn(stack)
    const views = startViews(stack.url, { paths: publishedPages(stack.siteFolder), visitors: 4, rest: 10 })
    const files = await fillFiles(stack, { admin, disk: disks.files })
    const database = await fillDatabase(stack, { admin, disk: disks.database, ...options })
    await views.stop()
    for (const what of Object.keys(views.failures)) options.say(what)
    options.say(`enquiries were answered ${[...new Set(database.refusals)].join(', ')} while it was full`)
    return {
      figures: {
        views: views.seen(),
        failed: views.failed(),
        lost: database.lost + (files.isPublished ? 0 : 1),
        publishedAfter: files.publishedAfter,
        acknowledged: database.acknowledged,
        acceptedAfter: database.acceptedAfter,
      },
      proofs: [
        ['the disk of the pages took no byte more', files.wasFull],
        ['the change could not be published meanwhile', files.wasHeldBack],
        ['the disk of the database took no byte more', database.wasFull],
        ['at least 10 enquiries were refused meanwhile', database.refusals.length >= 10],
      ],
      promises: {
        'no page view failed, no page was cut': views.failed() === 0,
        'a change is saved though it cannot be published': files.isSaved,
        'it is published by itself when there is room': files.isPublished,
        'an upload is refused as unavailable, and works afterwards': files.areUploadsHonest,
        'enquiries are refused as unavailable': database.refusals.every((status) =>
          [0, 503].includes(status),
        ),
        'acknowledged and not stored: 0': database.lost === 0,
        'enquiries are accepted when there is room': Number.isFinite(database.acceptedAfter),
      },
    }
  } finally {
    await stack.stop()
  }
}

async function fillFiles({ url }: Stack, { admin, disk }: { admin: Client; disk: Disk }) {
  const name = `Norrkabel ${Date.now()}`
  const isShown = async () => (await ask(url)).text.includes(name)
  const [partner] = (await admin.partners.list()).data
  if (!partner) throw new Error('the demo company has partners')
  disk.fill()
  const wasFull = disk.isFull()
  const refused = await tryUpload(admin)
  const saved = await admin.partners.update(partner._id, { name })
  await pause(3000)
  const wasHeldBack = !(await isShown())
  disk.free()
  const back = performance.now()
  const isPublished = await waitUntil('the page', isShown, { seconds: 90 }).then(
    () => true,
    () => false,
  )
  const after = await tryUpload(admin)
  return {
    wasFull,
    wasHeldBack,
    isSaved: saved.name === name,
    isPublished,
    publishedAfter: (performance.now() - back) / 1000,
    areUploadsHonest: refused.status === 503 && after.status === 201,
  }
}

type Database = FaultOptions & { admin: Client; disk: Disk }

async function fillDatabase({ url, postgres }: Stack, { admin, disk, isShort }: Database) {
  const messages = startMessages(url, { perSecond: 20 })
  await pause(2000)
  disk.fill()
  const wasFull = disk.isFull()
  await pause(isShort ? 6000 : 30_000)
  disk.free()
  const back = Date.now()
  // Where it could not even write its log it has ended, and is started again as systemd would.
  await revive(postgres)
  await pause(6000)
  await messages.stop()
  const thanked = messages.all.filter(isThanked)
  const thankedAt = thanked.map(({ sentAt, thankedAfter = 0 }) => sentAt + thankedAfter)
  return {
    wasFull,
    acknowledged: thanked.length,
    lost: countLost(messages.all, await wholeInbox(admin)),
    refusals: messages.all.flatMap(({ refusal }) => refusal ?? []),
    acceptedAfter: (Math.min(...thankedAt.filter((at) => at >= back)) - back) / 1000,
  }
}
