import type { PersonalData } from '@busbar/contract'
import { and, asc, inArray, or, sql } from 'drizzle-orm'
import { drafts } from '../../content/draft-tables.ts'
import { discardDrafts } from '../../content/remove-drafts.ts'
import type { Queryable, Transaction } from '../../platform/postgres/db.ts'

/** The person that drafts may be about: by email address, in records of these content types or in one of these records. */
type About = { email: string; collections: string[]; recordIds: string[] }

/** The drafts about a person. */
export async function draftsAbout(db: Queryable, about: About): Promise<PersonalData['drafts']> {
  const { _id, collection, recordId, title, values } = drafts
  return db
    .select({ _id, collection, recordId, title, values })
    .from(drafts)
    .where(areAbout(about))
    .orderBy(asc(_id))
}

/** Discards them; tells how many. */
export async function eraseDraftsAbout(tx: Transaction, about: About): Promise<number> {
  const { _id, release } = drafts
  const found = await tx.select({ _id, release }).from(drafts).where(areAbout(about))
  await discardDrafts(tx, found)
  return found.length
}

function areAbout({ email, collections, recordIds }: About) {
  return and(
    inArray(drafts.collection, collections),
    or(
      inArray(drafts.recordId, recordIds),
      sql`${email} in (${drafts.values} ->> 'email', ${drafts.base} ->> 'email')`,
    ),
  )
}
