import { draftKinds, releaseStatuses, reviewStatuses } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from './columns.ts'

/**
 * Sets of drafts that go live together. A draft alone is in one without a name. The tables are here rather than with
 * their feature, because deleting a record for good must also delete its drafts.
 */
export const releases = pgTable(
  'releases',
  {
    _id: uuid('_id').primaryKey(),
    name: text('name'),
    note: text('note'),
    status: text('status', { enum: releaseStatuses }).notNull().default('open'),
    /** Counts what happened to it that history tells. */
    revision: integer('revision').notNull().default(0),
    publishAt: instant('publish_at'),
    /** Why it could not be published at its time. */
    problem: text('problem'),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    scheduledById: uuid('scheduled_by_id'),
    scheduledByName: text('scheduled_by_name'),
    publishedAt: instant('published_at'),
    publishedById: uuid('published_by_id'),
    publishedByName: text('published_by_name'),
    /** The drafts that it was published with, which come back when that is undone. */
    publishedDrafts: jsonb('published_drafts').$type<unknown[]>(),
    /** The image that it put in another one's place, at once: undone, it leaves no drafts of its own. */
    replaced: jsonb('replaced').$type<Replaced>(),
    review: text('review', { enum: reviewStatuses }),
    askedById: uuid('asked_by_id'),
    askedByName: text('asked_by_name'),
    askedAt: instant('asked_at'),
    askedNote: text('asked_note'),
    sentBackById: uuid('sent_back_by_id'),
    sentBackByName: text('sent_back_by_name'),
    sentBackAt: instant('sent_back_at'),
    sentBackNote: text('sent_back_note'),
  },
  (table) => [
    index('releases_due').on(table.publishAt).where(sql`${table.status} = 'scheduled'`),
    index('releases_review').on(table.review).where(sql`${table.review} is not null`),
    index('releases_newest').on(table.status, sql`${table._id} desc`),
  ],
)

/** Unpublished work on one record: only what it changes, and what it began from. */
export const drafts = pgTable(
  'drafts',
  {
    _id: uuid('_id').primaryKey(),
    release: uuid('release')
      .notNull()
      .references(() => releases._id),
    collection: text('collection').notNull(),
    /** Null where there is one record only, and for an order. */
    recordId: uuid('record_id'),
    kind: text('kind', { enum: draftKinds }).notNull(),
    title: text('title'),
    values: jsonb('values').$type<Values>().notNull(),
    baseRevision: integer('base_revision'),
    /** What the changed fields were when it began. */
    base: jsonb('base').$type<Values>().notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('drafts_record').on(table.collection, table.recordId).nullsNotDistinct(),
    index('drafts_release').on(table.release),
  ],
)

/** What took the place of an image's file, and the drafts of others that follow. */
export type Replaced = { file: string; imageUrl: string; formerUrl: string; drafts: string[] }

export type Values = Record<string, unknown>
export type DraftRow = typeof drafts.$inferSelect
export type ReleaseRow = typeof releases.$inferSelect
