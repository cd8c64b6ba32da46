import { randomUUIDv7 } from 'node:crypto'
import {
  type ImportInput,
  type ImportReport,
  limits,
  readAddress,
  type SubscriberQuery,
  texts,
} from '@busbar/contract'
import { and, count, desc, eq, gt, ilike, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { notFound } from '../../platform/errors.ts'
import { csvMark, csvRow } from '../../platform/files/csv.ts'
import type { Database } from '../../platform/postgres/db.ts'
import type { Enqueue } from '../../platform/postgres/jobs.ts'
import { newsletterMail } from './newsletter-mail.job.ts'
import { subscribers } from './table.ts'

const isIn = { waiting: isNull(subscribers.confirmedAt), confirmed: isNotNull(subscribers.confirmedAt) }

/** One page of the list, newest first, and how many there are of each state in all. */
export async function listSubscribers(db: Database, query: SubscriberQuery) {
  const { search, state, page = 1, limit = limits.lists.pageSize } = query
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const where = and(state && isIn[state], pattern ? ilike(subscribers.email, pattern) : undefined)
  const [rows, total, waiting, confirmed] = await Promise.all([
    db
      .select()
      .from(subscribers)
      .where(where)
      .orderBy(desc(subscribers._id))
      .limit(limit)
      .offset((page - 1) * limit),
    countOf(db, where),
    countOf(db, isIn.waiting),
    countOf(db, isIn.confirmed),
  ])
  return { data: rows.map(shown), meta: { total, page, limit, counts: { waiting, confirmed } } }
}

/** Forgets somebody, as if they had unsubscribed. */
export async function removeSubscriber(db: Database, id: string) {
  const [gone] = await db
    .delete(subscribers)
    .where(eq(subscribers._id, id))
    .returning({ _id: subscribers._id })
  if (!gone) throw notFound('subscriber')
}

/**
 * Puts addresses on the list, with who did it and when as the consent. Only where the importer states that their
 * owners have agreed are they believed; the others are asked by mail. Done twice, the second time adds nothing.
 */
export async function importSubscribers(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  { addresses, haveAgreed }: ImportInput,
  by: string,
): Promise<ImportReport> {
  const read = addresses.map((given) => ({ given, email: readAddress(given) }))
  const emails = new Set(read.flatMap(({ email }) => email ?? []))
  const consent = texts.importConsent[haveAgreed ? 'stated' : 'asked'](by, dayOf(new Date()))
  const confirmedAt = haveAgreed ? (sql`now()` as SQL<string>) : null
  const rows = [...emails].map((email) => ({ _id: randomUUIDv7(), email, consent, confirmedAt }))
  const added = await db.transaction(async (tx) => {
    if (rows.length === 0) return 0
    const fresh = await tx
      .insert(subscribers)
      .values(rows)
      .onConflictDoNothing({ target: subscribers.email })
      .returning({ _id: subscribers._id })
    for (const { _id } of haveAgreed ? [] : fresh) {
      await enqueue(tx, newsletterMail, { subscriberId: _id })
    }
    return fresh.length
  })
  const invalid = read.filter(({ email }) => email === null).map(({ given }) => given)
  return { added, known: addresses.length - added - invalid.length, invalid }
}

const exportedAtOnce = 2000

/** Everybody on the list as comma-separated values, read piece by piece so that no length fills the memory. */
export async function* exportSubscribers(db: Database) {
  yield csvMark + csvRow(['email', 'state', 'since', 'confirmed', 'consent'])
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const rows = await db
      .select()
      .from(subscribers)
      .where(gt(subscribers._id, after))
      .orderBy(subscribers._id)
      .limit(exportedAtOnce)
    const last = rows.at(-1)
    if (!last) return
    after = last._id
    yield rows
      .map(shown)
      .map((one) => csvRow([one.email, one.state, one.createdAt, one.confirmedAt ?? '', one.consent]))
      .join('')
  }
}

function shown({ _id, email, createdAt, confirmedAt, consent }: typeof subscribers.$inferSelect) {
  const state = confirmedAt ? ('confirmed' as const) : ('waiting' as const)
  return { _id, email, state, createdAt, confirmedAt, consent }
}

async function countOf(db: Database, where: SQL | undefined) {
  const [row] = await db.select({ total: count() }).from(subscribers).where(where)
  return row?.total ?? 0
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
