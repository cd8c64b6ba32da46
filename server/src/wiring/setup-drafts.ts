import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { drafts, type Values } from '../content/draft-tables.ts'
import type { SetupFacts } from '../features/setup/setup.ts'
import type { Database } from '../platform/postgres/db.ts'

/** The steps that a draft would do, if it were published. */
export async function findSetupDrafts(db: Database): Promise<SetupFacts['drafted']> {
  const rows = await db
    .select({ collection: drafts.collection, recordId: drafts.recordId, values: drafts.values })
    .from(drafts)
    .where(
      or(
        inArray(drafts.collection, ['company', 'site-settings']),
        and(inArray(drafts.collection, ['services', 'products']), eq(drafts.kind, 'new')),
      ),
    )
    .orderBy(desc(drafts._id))
  const draftOf = (collection: string, says: (values: Values) => unknown = () => true) => {
    const found = rows.find((row) => row.collection === collection && says(row.values))
    return found && { recordId: found.recordId }
  }
  return {
    name: draftOf('company', ({ name }) => name),
    logo: draftOf('company', ({ logo }) => (logo as { imageUrl?: string } | undefined)?.imageUrl),
    colours: draftOf('site-settings', ({ look }) => look),
    contact: draftOf('company', ({ email }) => email),
    service: draftOf('services'),
    product: draftOf('products'),
  }
}
