import { type NoticePreferences, type NoticePreferencesInput, noticeKinds } from '@busbar/contract'
import { eq } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { users } from './table.ts'

type Bell = NoticePreferences['bell']

/** Which kinds of notices a user sees in the bell: all that they have not turned off. */
export async function readBell(db: Queryable, userId: string): Promise<Bell> {
  const [user] = await db.select({ bellHidden: users.bellHidden }).from(users).where(eq(users._id, userId))
  return bellOf(user?.bellHidden ?? [])
}

/** Merges what a user wants to see in the bell; saved twice at once, both are kept. */
export function saveBell(db: Database, userId: string, patch: NoticePreferencesInput['bell']): Promise<Bell> {
  return db.transaction(async (tx) => {
    const ofUser = eq(users._id, userId)
    const [user] = await tx.select({ bellHidden: users.bellHidden }).from(users).where(ofUser).for('update')
    const bell = { ...bellOf(user?.bellHidden ?? []), ...patch }
    await tx
      .update(users)
      .set({ bellHidden: noticeKinds.filter((kind) => !bell[kind]) })
      .where(ofUser)
    return bell
  })
}

function bellOf(hidden: readonly string[]) {
  return Object.fromEntries(noticeKinds.map((kind) => [kind, !hidden.includes(kind)])) as Bell
}
