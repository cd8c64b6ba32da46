import type { Queryable } from '../../platform/postgres/db.ts'
import { tell } from '../../platform/postgres/live-events.ts'

/** To be called wherever a message or one of its replies changes, in the same transaction. */
export function tellOfMessage(tx: Pick<Queryable, 'execute'>, id: string) {
  return tell(tx, [{ of: 'messages', id }])
}
