import type { Queryable } from '../../platform/postgres/db.ts'
import { broadcast } from '../../platform/postgres/live-events.ts'

/** Call it wherever a message or one of its replies changes, in the same transaction. */
export function broadcastMessage(tx: Pick<Queryable, 'execute'>, id: string) {
  return broadcast(tx, [{ of: 'messages', id }])
}
