import { randomUUIDv7 } from 'node:crypto'
import {
  type Campaign,
  type CampaignAction,
  type CampaignCounts,
  type CampaignDetails,
  type CampaignInput,
  type CampaignItem,
  type CampaignQuery,
  limits,
  texts,
  type Viewer,
} from '@busbar/contract'
import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { conflict, notFound, reviewNeeded, stale } from '../../platform/errors.ts'
import type { MailCard } from '../../platform/mail/mail-layout.ts'
import type { Database, Queryable } from '../../platform/postgres/db.ts'
import { sanitizeHtml } from '../../platform/rich-text.ts'
import { campaignRecipients, campaigns, subscribers } from './table.ts'

type Row = typeof campaigns.$inferSelect

/** Reads what visitors can see of the named records, in their order. */
export type ReadCampaignCards = (db: Queryable, items: CampaignItem[]) => Promise<MailCard[]>

/** Campaigns, the one that was worked on last first. */
export async function listCampaigns(db: Database, query: CampaignQuery) {
  const { page = 1, limit = limits.lists.pageSize } = query
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(campaigns)
      .orderBy(desc(campaigns._id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(campaigns),
  ])
  const data = await Promise.all(rows.map((row) => shown(db, row)))
  return { data, meta: { total: all?.total ?? 0, page, limit } }
}

/** One campaign, with what the mail server said against single recipients. */
export async function findCampaign(db: Database, id: string, perMinute: number): Promise<CampaignDetails> {
  const row = await rowOf(db, id)
  const [campaign, refusals, [readers]] = await Promise.all([
    shown(db, row),
    refusalsOf(db, id),
    db.select({ total: count() }).from(subscribers).where(isNotNull(subscribers.confirmedAt)),
  ])
  return { ...campaign, refusals, readers: readers?.total ?? 0, perMinute }
}

export async function createCampaign(db: Database, input: CampaignInput, createdBy: string) {
  const values = { ...harmless(input), _id: randomUUIDv7(), createdBy }
  const [row] = await db.insert(campaigns).values(values).returning()
  return shown(db, row as Row)
}

/** Changes a draft. With a `revision`, refuses when somebody else saved meanwhile. */
export async function updateCampaign(db: Database, id: string, input: CampaignInput, revision?: number) {
  return db.transaction(async (tx) => {
    const before = await rowOf(tx, id, true)
    if (before.state !== 'draft') throw notADraft()
    if (revision !== undefined && revision !== before.revision) throw stale(await shown(tx, before))
    const [row] = await tx
      .update(campaigns)
      .set({ ...harmless(input), updatedAt: sql`now()`, revision: before.revision + 1 })
      .where(eq(campaigns._id, id))
      .returning()
    return shown(tx, row as Row)
  })
}

/** Takes away a draft. What was sent stays, for the record. */
export async function removeCampaign(db: Database, id: string) {
  await db.transaction(async (tx) => {
    if ((await rowOf(tx, id, true)).state !== 'draft') throw notADraft()
    await tx.delete(campaigns).where(eq(campaigns._id, id))
  })
}

const comesFrom: Record<CampaignAction, Row['state'][]> = {
  send: ['draft'],
  pause: ['sending'],
  resume: ['paused'],
  cancel: ['sending', 'paused'],
}

/**
 * Sends, pauses, resumes or cancels; with a `revision`, only what the caller has seen. The sender reads the state before
 * every mail.
 */
export async function actOn(
  db: Database,
  readCampaignCards: ReadCampaignCards,
  viewer: Pick<Viewer, 'needsReview'>,
  id: string,
  action: CampaignAction,
  revision?: number,
) {
  if (action === 'send' && viewer.needsReview) throw reviewNeeded(texts.rules.newsletter.needsReview)
  return db.transaction(async (tx) => {
    const before = await rowOf(tx, id, true)
    if (revision !== undefined && revision !== before.revision) throw stale(await shown(tx, before))
    if (!comesFrom[action].includes(before.state)) {
      throw conflict('wrong_state', texts.rules.newsletter.wrongState)
    }
    const values = {
      send: async () => ({
        state: 'sending' as const,
        startedAt: sql<string>`now()`,
        cards: await readCampaignCards(tx, before.items),
      }),
      pause: async () => ({ state: 'paused' as const, problem: null }),
      resume: async () => ({ state: 'sending' as const, problem: null }),
      cancel: async () => ({
        state: 'cancelled' as const,
        problem: null,
        endedAt: sql<string>`now()`,
        counts: await countRecipients(tx, id),
      }),
    }[action]
    if (action === 'send') await addRecipients(tx, id)
    const [row] = await tx
      .update(campaigns)
      .set(await values())
      .where(eq(campaigns._id, id))
      .returning()
    return shown(tx, row as Row)
  })
}

/** Everybody who has confirmed by now, once. Later subscribers get the next one. */
async function addRecipients(tx: Queryable, id: string) {
  // A hundred thousand rows take longer than any other statement may.
  await tx.execute(sql`set local statement_timeout = '60s'`)
  const { rowCount } = await tx.execute(sql`insert into campaign_recipients (campaign_id, subscriber_id)
    select ${id}::uuid, _id from subscribers where confirmed_at is not null`)
  if (!rowCount) throw conflict('nobody', texts.rules.newsletter.nobodyToSendTo)
}

export async function countRecipients(db: Queryable, id: string): Promise<CampaignCounts> {
  const rows = await db
    .select({ state: campaignRecipients.state, total: count() })
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, id))
    .groupBy(campaignRecipients.state)
  const of = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, { total }) => sum + total, 0)
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    sent: of('sent'),
    waiting: of('waiting', 'sending'),
    failed: of('failed'),
    skipped: of('skipped'),
  }
}

async function refusalsOf(db: Database, id: string): Promise<CampaignDetails['refusals']> {
  const rows = await db
    .select({ recipient: campaignRecipients, email: subscribers.email })
    .from(campaignRecipients)
    .leftJoin(subscribers, eq(subscribers._id, campaignRecipients.subscriberId))
    .where(
      and(
        eq(campaignRecipients.campaignId, id),
        isNotNull(campaignRecipients.reason),
        inArray(campaignRecipients.state, ['waiting', 'failed']),
      ),
    )
    .orderBy(desc(campaignRecipients.changedAt))
    .limit(limits.newsletter.refusals)
  return rows.map(({ recipient, email }) => ({
    _id: recipient.subscriberId,
    email,
    reason: recipient.reason ?? '',
    at: recipient.changedAt,
    isGivenUp: recipient.state === 'failed',
  }))
}

async function rowOf(db: Queryable, id: string, isHeld = false): Promise<Row> {
  const found = db.select().from(campaigns).where(eq(campaigns._id, id))
  const [row] = await (isHeld ? found.for('update') : found)
  if (!row) throw notFound('campaign')
  return row
}

async function shown(db: Queryable, row: Row): Promise<Campaign> {
  const { cards: _cards, counts, ...campaign } = row
  const none = { total: 0, sent: 0, waiting: 0, failed: 0, skipped: 0 }
  const counted = row.state === 'draft' ? none : (counts ?? (await countRecipients(db, row._id)))
  return { ...campaign, counts: counted }
}

function harmless({ title, body, items }: CampaignInput) {
  return { title, body: sanitizeHtml(body), items }
}

const notADraft = () => conflict('not_a_draft', texts.rules.newsletter.notADraft)
