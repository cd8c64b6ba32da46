import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { answerIn, type SendMail, verdictOn } from '../../platform/mail/mail.ts'
import type { Letterhead } from '../../platform/mail/mail-layout.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { campaignMail } from './campaign-mail.ts'
import { countRecipients } from './campaigns.ts'
import { campaignRecipients, campaigns } from './table.ts'

type Campaign = typeof campaigns.$inferSelect
type Dependencies = {
  sendMail: SendMail
  letterhead: () => Promise<Letterhead>
  perMinute: number
}

/** Read ahead, so that finding the next recipient is not a search each time. */
const atOnce = 100
/** Minutes until a recipient is tried again whose server said "not now"; after the last they are given up. */
const triedAgainAfter = [2, 10, 30, 120, 360]
/** A server that takes nothing from us is left alone for this long. */
const troubleMs = 30_000
/** So many refusals for good, one after the other, are no longer the recipients' fault. */
const mostInARow = 10

/**
 * Sends the campaigns that are to be sent, one mail at a time. It is to run in one copy only. A mail is claimed before
 * it is handed over and marked after: a crash leaves at most one that may or may not have been sent, and the next copy
 * sends that one again under the same Message-ID. See docs/decisions/0008-one-mail-in-flight.md.
 */
export function createCampaignSender({ sendMail, letterhead, perMinute }: Dependencies) {
  const wait = createPace(perMinute)
  let refusedInARow = 0

  /** Does all that is due now. */
  return async function sendDue(db: Database, signal: AbortSignal) {
    const sending = await db
      .select()
      .from(campaigns)
      .where(eq(campaigns.state, 'sending'))
      .orderBy(asc(campaigns.startedAt))
    for (const campaign of sending) {
      while (!signal.aborted && (await sendSome(db, campaign, signal))) {}
    }
  }

  /** Sends to the next recipients; says whether there may be more. */
  async function sendSome(db: Database, campaign: Campaign, signal: AbortSignal) {
    const due = await nextOf(db, campaign._id)
    if (due.length === 0) {
      await endWhenDone(db, campaign._id)
      return false
    }
    const head = await letterhead()
    for (const { subscriberId } of due) {
      await wait(signal)
      if (signal.aborted) return false
      const reader = await claim(db, campaign._id, subscriberId)
      // Paused or cancelled meanwhile.
      if (!reader) return false
      if (!reader.email) {
        await mark(db, campaign._id, subscriberId, { state: 'skipped', reason: null })
        continue
      }
      const isServed = await sendOne(db, campaign, head, { subscriberId, ...reader, email: reader.email })
      if (!isServed) {
        await pause(troubleMs, undefined, { signal }).catch(() => {})
        return false
      }
    }
    return true
  }

  /** Sends one mail and writes down what became of it; false when the server takes nothing at all. */
  async function sendOne(db: Database, campaign: Campaign, head: Letterhead, reader: Reader) {
    const { subscriberId, email, key, tries } = reader
    const content = campaignMail({ ...campaign, cards: campaign.cards ?? [] }, head, key)
    try {
      await sendMail({ id: `${campaign._id}.${subscriberId}`, to: email, ...content })
    } catch (error) {
      const verdict = verdictOn(error)
      const reason = answerIn(error)
      if (verdict === 'server') {
        await mark(db, campaign._id, subscriberId, { state: 'waiting', tries: tries - 1 })
        await db.update(campaigns).set({ problem: reason }).where(eq(campaigns._id, campaign._id))
        return false
      }
      const minutes = verdict === 'recipient-for-now' ? triedAgainAfter[tries - 1] : undefined
      await mark(db, campaign._id, subscriberId, {
        reason,
        ...(minutes === undefined
          ? { state: 'failed' as const }
          : { state: 'waiting' as const, dueAt: sql<string>`now() + make_interval(mins => ${minutes})` }),
      })
      await stopWhenAllAreRefused(db, campaign, verdict === 'recipient-for-good' ? reason : null)
      return true
    }
    await mark(db, campaign._id, subscriberId, { state: 'sent', reason: null })
    refusedInARow = 0
    if (campaign.problem !== null) {
      campaign.problem = null
      await db.update(campaigns).set({ problem: null }).where(eq(campaigns._id, campaign._id))
    }
    return true
  }

  async function stopWhenAllAreRefused(db: Database, campaign: Campaign, reason: string | null) {
    refusedInARow = reason === null ? 0 : refusedInARow + 1
    if (refusedInARow < mostInARow) return
    refusedInARow = 0
    await db
      .update(campaigns)
      .set({ state: 'paused', problem: reason })
      .where(and(eq(campaigns._id, campaign._id), eq(campaigns.state, 'sending')))
  }
}

type Reader = { subscriberId: string; email: string; key: string; tries: number }

function nextOf(db: Database, campaignId: string) {
  return db
    .select({ subscriberId: campaignRecipients.subscriberId })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.campaignId, campaignId),
        // As the index is written, so that it is used.
        sql`${campaignRecipients.state} in ('waiting', 'sending')`,
        lte(campaignRecipients.dueAt, sql`now()`),
      ),
    )
    .orderBy(asc(campaignRecipients.dueAt), asc(campaignRecipients.subscriberId))
    .limit(atOnce)
}

/** Claims a recipient, unless the campaign must not be sent now. People who have left the list have no address. */
async function claim(db: Database, campaignId: string, subscriberId: string) {
  const { rows } = await db.execute<{ tries: number; email: string | null; key: string }>(sql`
    with claimed as (
      update campaign_recipients as recipient set state = 'sending', tries = tries + 1, changed_at = now()
      from campaigns
      where campaign_id = ${campaignId} and subscriber_id = ${subscriberId}
        and recipient.state in ('waiting', 'sending')
        and campaigns._id = campaign_id and campaigns.state = 'sending'
      returning subscriber_id, tries)
    select tries, email, key from claimed
    left join subscribers on _id = subscriber_id and confirmed_at is not null`)
  return rows[0]
}

function mark(
  db: Database,
  campaignId: string,
  subscriberId: string,
  values: Parameters<ReturnType<typeof db.update<typeof campaignRecipients>>['set']>[0],
) {
  return db
    .update(campaignRecipients)
    .set({ ...values, changedAt: sql`now()` })
    .where(
      and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.subscriberId, subscriberId)),
    )
}

/** Those who are tried again later keep it open. */
async function endWhenDone(db: Database, id: string) {
  const counts = await countRecipients(db, id)
  if (counts.waiting > 0) return
  await db
    .update(campaigns)
    .set({ state: 'done', endedAt: sql`now()`, problem: null, counts })
    .where(and(eq(campaigns._id, id), eq(campaigns.state, 'sending')))
}

/** Lets so many through in a minute, evenly. A new sender begins with a pause, so that restarts add nothing. */
function createPace(perMinute: number) {
  const every = 60_000 / perMinute
  let next = Date.now() + every
  return async (signal: AbortSignal) => {
    const early = next - Date.now()
    if (early > 0) await pause(early, undefined, { signal }).catch(() => {})
    // Unused capacity older than a second is not made up for.
    next = Math.max(next, Date.now() - 1000) + every
  }
}
