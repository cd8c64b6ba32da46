import type { LiveEvent } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from './db.ts'
import { channels } from './locks.ts'

/** PostgreSQL carries 8000 bytes in a notification; so many events fit with room to spare. */
const mostNamed = 50

/** Sends a change to every open back office, whichever copy serves it, once the transaction is committed. */
export async function broadcast(tx: Pick<Queryable, 'execute'>, events: LiveEvent[]) {
  if (events.length === 0) return
  const areas = [...new Set(events.map(({ of }) => of))]
  const sent = events.length > mostNamed ? areas.map((of) => ({ of })) : events
  await tx.execute(sql`select pg_notify(${channels.live}, ${JSON.stringify(sent)})`)
}
