import { type CampaignCounts, type CampaignItem, campaignStates } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, now } from '../../content/columns.ts'
import type { MailCard } from '../../platform/mail/mail-layout.ts'

/** A mail that is being sent when the process dies is in flight: its row says `sending`, and it is sent again. */
const recipientStates = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const

/** Who asked for the newsletter. Nobody gets one before they have confirmed that the address is theirs. */
export const subscribers = pgTable(
  'subscribers',
  {
    _id: uuid('_id').primaryKey(),
    email: text('email').notNull().unique(),
    createdAt: instant('created_at').notNull().default(now),
    /** When the newest mail with a link was asked for. */
    askedAt: instant('asked_at').notNull().default(now),
    /** How many such mails were asked for since `firstAskedAt`. */
    asks: integer('asks').notNull().default(1),
    firstAskedAt: instant('first_asked_at').notNull().default(now),
    /** The words that were agreed to. */
    consent: text('consent').notNull(),
    confirmTokenHash: bytes('confirm_token_hash').unique(),
    confirmedAt: instant('confirmed_at'),
    /** The key of the unsubscribe link in every issue: all it can do is unsubscribe. */
    key: uuid('key').notNull().unique().defaultRandom(),
  },
  (table) => [
    index('subscribers_confirmed').on(table.confirmedAt, table._id),
    index('subscribers_search').using('gin', sql`${table.email} gin_trgm_ops`),
  ],
)

/** A newsletter that is written, is being sent, or was sent. */
export const campaigns = pgTable(
  'campaigns',
  {
    _id: uuid('_id').primaryKey(),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    revision: integer('revision').notNull().default(1),
    createdBy: text('created_by').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    items: jsonb('items').$type<CampaignItem[]>().notNull(),
    state: text('state', { enum: campaignStates }).notNull().default('draft'),
    /** What the items were when it was sent: everybody gets the same mail. */
    cards: jsonb('cards').$type<MailCard[]>(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Why nothing is sent at the moment, in the mail server's words. */
    problem: text('problem'),
    /** How it ended; before, the recipients are counted. */
    counts: jsonb('counts').$type<CampaignCounts>(),
  },
  (table) => [index('campaigns_sending').on(table.startedAt).where(sql`${table.state} = 'sending'`)],
)

/**
 * The recipients of a campaign, from the moment it is sent: one row each, whatever happens. Rows hold no address: a person
 * who is erased meanwhile leaves only a number behind, and is skipped.
 */
export const campaignRecipients = pgTable(
  'campaign_recipients',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns._id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id').notNull(),
    state: text('state', { enum: recipientStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next. */
    dueAt: instant('due_at').notNull().default(now),
    changedAt: instant('changed_at').notNull().default(now),
    /** What the mail server said against it. */
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.subscriberId] }),
    index('campaign_recipients_due')
      .on(table.campaignId, table.dueAt, table.subscriberId)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('campaign_recipients_reason')
      .on(table.campaignId, table.changedAt)
      .where(sql`${table.reason} is not null`),
  ],
)
