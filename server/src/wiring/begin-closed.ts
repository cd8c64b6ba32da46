import { change } from '../content/change.ts'
import { setupNotes } from '../features/setup/table.ts'
import { siteSettingsStore } from '../features/site-settings/store.ts'
import type { Database } from '../platform/postgres/db.ts'

/** A new installation shows visitors 'Coming soon' until its first owner has said what they should see. */
export async function beginClosed(db: Database) {
  await change(db, { _id: null, name: 'Setup', needsReview: false }, async (open) => {
    // Whoever has saved settings has been here before.
    if (await siteSettingsStore.find(open.tx)) return
    await siteSettingsStore.save(open, { isComingSoon: true })
    await open.tx.insert(setupNotes).values({ step: 'visitors', state: 'open' }).onConflictDoNothing()
  })
}
