import { type CampaignItem, imageAddress, type UploadFolder } from '@busbar/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { images } from '../content/tables.ts'
import { categories, events } from '../features/categories/table.ts'
import type { ReadCampaignCards } from '../features/newsletter/campaigns.ts'
import { products } from '../features/products/table.ts'
import { services } from '../features/services/table.ts'
import type { MailCard } from '../platform/mail/mail-layout.ts'
import type { Queryable } from '../platform/postgres/db.ts'

type Found = { _id: string; title: string; text: string | null; image: string | null; path: string }
const textMax = 160
const mailWidth = 640

/** What an email shows of content: what visitors can see of it, in the order in which it was chosen. */
export function createReadCampaignCards(publicUrl: string): ReadCampaignCards {
  return async (db, items) => {
    const cards = new Map<string, MailCard>()
    // One after the other: in a transaction they share a connection.
    for (const [name, read] of Object.entries(readers)) {
      const ids = items.filter(({ collection }) => collection === name).map(({ _id }) => _id)
      for (const found of ids.length > 0 ? await read(db, ids) : []) {
        cards.set(found._id, await cardOf(db, publicUrl, found))
      }
    }
    return items.flatMap(({ _id }) => cards.get(_id) ?? [])
  }
}

const isOneOf = (column: PgColumn, ids: string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`

const readers: Record<CampaignItem['collection'], (db: Queryable, ids: string[]) => Promise<Found[]>> = {
  products: async (db, ids) =>
    (
      await db
        .select()
        .from(products)
        .where(and(isOneOf(products._id, ids), isNull(products.deletedAt), eq(products.status, 'active')))
    ).map((row) => ({
      ...row,
      text: row.shortDescription,
      image: addressOf('products', row.mainImageUrl),
      path: `/products/${row.slug}`,
    })),
  services: async (db, ids) =>
    (
      await db
        .select()
        .from(services)
        .where(and(isOneOf(services._id, ids), isNull(services.deletedAt), eq(services.isActive, true)))
    ).map((row) => ({
      ...row,
      text: row.shortDescription,
      image: addressOf('services', row.imageUrl),
      path: `/service/${row.slug}`,
    })),
  events: async (db, ids) =>
    (
      await db
        .select({ event: events, slug: categories.slug })
        .from(events)
        .innerJoin(categories, eq(categories._id, events.category))
        .where(
          and(
            isOneOf(events._id, ids),
            isNull(events.deletedAt),
            isNull(categories.deletedAt),
            eq(categories.isActive, true),
          ),
        )
    ).map(({ event, slug }) => ({
      ...event,
      text: event.description,
      image: addressOf('events', event.imageUrl),
      path: `/categories/${slug}`,
    })),
}

async function cardOf(
  db: Queryable,
  publicUrl: string,
  { title, text, image, path }: Found,
): Promise<MailCard> {
  const words = text ?? ''
  return {
    title,
    text: words.length > textMax ? `${words.slice(0, textMax).trimEnd()}...` : words,
    url: publicUrl + path,
    imageUrl: image && absolute(publicUrl, await inMailWidth(db, image)),
  }
}

/** The smaller one that was made of an uploaded image, where it is ready. */
async function inMailWidth(db: Queryable, address: string) {
  const [image] = await db.select({ widths: images.widths }).from(images).where(eq(images.url, address))
  return image?.widths.includes(mailWidth) ? address.replace(/\.webp$/, `-${mailWidth}.webp`) : address
}

const absolute = (publicUrl: string, address: string) =>
  address.startsWith('/') ? publicUrl + address : address

const addressOf = (folder: UploadFolder, reference: string | null) =>
  reference && imageAddress(folder, reference)
