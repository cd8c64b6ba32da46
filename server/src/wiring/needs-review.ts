import type { Admin, Role } from '@busbar/contract'
import { findActiveUser } from '../features/accounts/users.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Queryable } from '../platform/postgres/db.ts'

/** Whether what a user of this role writes of content is a draft that somebody else publishes: decided here alone. */
export async function needsReview(db: Queryable, role: Role): Promise<boolean> {
  if (role === 'owner' || role === 'admin') return false
  return (await siteSettingsStore.find(db))?.editorsNeedReview ?? false
}

/** A user who may still sign in, with what they may publish now. */
export async function findPublisher(
  db: Queryable,
  id: string,
): Promise<(Admin & { needsReview: boolean }) | null> {
  const user = await findActiveUser(db, id)
  return user && { ...user, needsReview: await needsReview(db, user.role) }
}
