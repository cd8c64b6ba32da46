import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../platform/postgres/db.ts'
import type { JobHandler, JobKind } from '../../platform/postgres/jobs.ts'
import { queueNames } from '../../platform/postgres/locks.ts'
import { firstIdOf } from './ids.ts'
import { messageSettingsStore } from './settings-store.ts'
import { mailsSetAside, messageProofs, messages } from './table.ts'

export const messageSweep: JobKind<object> = {
  queue: queueNames.messageSweep,
  payload: z.object({}),
  due: '37 3 * * *',
}

const pieceSize = 5000

/** Erases messages that are older than the company wants to keep them, and puzzles that no longer count. */
export function createMessageSweep({ db }: { db: Database }): JobHandler<object> {
  return async () => {
    const { keepMonths } = await messageSettingsStore.read(db)
    if (keepMonths > 0) await eraseBefore(db, firstIdOf(monthsAgo(keepMonths)))
    await db.delete(messageProofs).where(lt(messageProofs.at, sql`now() - interval '25 hours'`))
    await db.delete(mailsSetAside).where(lt(mailsSetAside.at, sql`now() - interval '90 days'`))
  }
}

/** In pieces: a statement may take two seconds. */
async function eraseBefore(db: Database, id: string) {
  const piece = sql`select _id from ${messages} where ${lt(messages._id, id)} order by _id limit ${pieceSize}`
  let erased: number
  do {
    const { rowCount } = await db.execute(sql`delete from ${messages} where _id = any(array(${piece}))`)
    erased = rowCount ?? 0
  } while (erased === pieceSize)
}

function monthsAgo(count: number) {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() - count)
  return date
}
