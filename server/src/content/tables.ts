import type { FileKind, Focus, VideoKind } from '@busbar/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now } from './columns.ts'

/** The numbered log of changes, one row a transaction, numbered in the order of their commits. */
export const changes = pgTable('changes', {
  number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull().default(now),
  /** What readers of content watch: `partners` for the list, `partners/<id>` for one record. */
  keys: text('keys').array().notNull(),
})

/** Who changed what and when, with the whole record before and after: history, undo and audit read it. */
export const revisions = pgTable(
  'revisions',
  {
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    revision: integer('revision').notNull(),
    /** The notice it went out with; the log of notices may be trimmed, revisions stay. */
    change: bigint('change', { mode: 'number' }).notNull(),
    action: text('action', {
      enum: ['create', 'update', 'delete', 'restore', 'erase', 'publish', 'undo'],
    }).notNull(),
    /** Whether lists of all changes show another revision of the same change instead. */
    isPart: boolean('is_part').notNull().default(false),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    at: instant('at').notNull().default(now),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.recordId, table.revision] }),
    index('revisions_change').on(table.change),
    index('revisions_actor').on(table.actorId, table.change),
    index('revisions_at').on(table.at),
  ],
)

/**
 * What pages show of a record but its revisions do not contain: a position shifted by another record, and the
 * alternative text and focal point of an image. With them, every past moment can be reconstructed. Where a change has
 * both, this is the final value.
 */
export const fieldRevisions = pgTable(
  'field_revisions',
  {
    collection: text('collection').notNull(),
    /** The id of a record, or the address of an image. */
    recordId: text('record_id').notNull(),
    field: text('field').notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    at: instant('at').notNull().default(now),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.recordId, table.field, table.change] }),
    index('field_revisions_change').on(table.change),
  ],
)

/**
 * Every slug that a record has or ever had, so that an old address redirects to the new one. One that another record used
 * before is given only to a record whose author chooses it.
 */
export const slugs = pgTable(
  'slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
)

/** Every uploaded image: what pages need to show it well, and which smaller sizes of it are ready. */
export const images = pgTable(
  'images',
  {
    /** Its address, as records hold it: `/uploads/<folder>/<file>`. */
    url: text('url').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    thumbHash: text('thumb_hash').notNull(),
    /** The original file name; empty if unknown. */
    name: text('name').notNull().default(''),
    /** The alternative text, for people who cannot see it; empty if unset. */
    alt: text('alt').notNull().default(''),
    /** The focal point, which stays visible where the image is cropped; the middle if unset. */
    focus: jsonb('focus').$type<Focus>(),
    widths: integer('widths').array().notNull().default([]),
    /** Whether there is a JPEG of it to share a page with. */
    hasShareImage: boolean('has_share_image').notNull().default(false),
    state: text('state', { enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [
    index('images_waiting').on(table.createdAt).where(sql`${table.state} <> 'ready'`),
    index('images_file').on(fileOf(table)),
    index('images_newest').on(table.createdAt, fileOf(table)),
    index('images_search').using('gin', sql`${table.name} gin_trgm_ops`, sql`${table.alt} gin_trgm_ops`),
  ],
)

/** The file name of an image, which is made of its content. */
export function fileOf({ url }: { url: PgColumn }) {
  return sql<string>`split_part(${url}, '/', 4)`
}

/** Every file that was uploaded for download, and every video, by the name that is made of its content. */
export const storedFiles = pgTable(
  'stored_files',
  {
    hash: text('hash').primaryKey(),
    kind: text('kind').$type<FileKind | VideoKind>().notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [index('stored_files_age').on(table.createdAt)],
)

/**
 * Which records use an image or a file, by the name that is made of its content, or did in a version that history still
 * keeps. Also which records refer to another one in their blocks, by its id. The table keeps its first name: the version
 * before must run on the new schema.
 */
export const assetUses = pgTable(
  'image_uses',
  {
    file: text('file').notNull(),
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.file, table.collection, table.recordId] }),
    index('image_uses_record').on(table.collection, table.recordId),
  ],
)

export type NotedRevision = Pick<
  typeof revisions.$inferInsert,
  'collection' | 'recordId' | 'revision' | 'action' | 'before' | 'after' | 'isPart'
>

export type NotedField = Pick<
  typeof fieldRevisions.$inferInsert,
  'collection' | 'recordId' | 'field' | 'before' | 'after'
>
