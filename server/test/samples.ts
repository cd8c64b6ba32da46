import { adminFields, pageFields, recordFields, requiredText } from '@busbar/contract'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { recordColumns } from '../src/content/columns.ts'
import { columnsOf } from '../src/content/field-columns.ts'
import { createStore, whenActive } from '../src/content/store.ts'
import { asOwner } from './database.ts'

/** A content type that exists in tests only, with all that one can have: a page, a slug, and inactive records. */
export const samples = pgTable('samples', {
  ...recordColumns(),
  ...columnsOf(pageFields),
  title: text('title').notNull(),
  secret: text('secret').notNull().default('for nobody'),
  isActive: boolean('is_active').notNull().default(true),
})

const publicItem = z.object({ ...recordFields, slug: z.string(), title: z.string(), isActive: z.boolean() })

const samplesContract = {
  singular: 'sample',
  fields: pageFields,
  input: z.strictObject({
    title: requiredText('Title is required', 100),
    isActive: z.boolean().optional(),
  }),
  publicItem,
  item: z.object({ ...publicItem.shape, ...adminFields }),
  sortable: ['title'],
  filters: {},
} as const

export const samplesStore = createStore({
  name: 'samples',
  table: samples,
  contract: samplesContract,
  isPublic: whenActive(samples),
  slugFrom: (row) => row.title,
})

export async function createSamplesTable(ownerUrl: string) {
  await asOwner(
    ownerUrl,
    `create table samples (
    _id uuid primary key, created_at timestamptz(3) not null default now(), updated_at timestamptz(3) not null default now(),
    revision int not null default 1, deleted_at timestamptz(3), slug text not null unique, address text,
    search_title text, search_description text, share_image text, title text not null,
    secret text not null default 'for nobody', is_active boolean not null default true)`,
  )
}
