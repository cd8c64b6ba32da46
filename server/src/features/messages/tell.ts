import type { Queryable } from '../../platform/db.ts'
import { tell } from '../../platform/live.ts'

/** To be called wherever a message or one of its replies changes, in the same transaction. */
export function tellOfMessage(tx: Pick<Queryable, 'execute'>, id: string) {
  return tell(tx, [{ of: 'messages', id }])
}
