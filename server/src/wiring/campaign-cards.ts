import {
  type CampaignItem,
  campaignCollections,
  imageAddress,
  type PagedName,
  recordPath,
} from '@busbar/contract'
import { eq, sql } from 'drizzle-orm'
import { images } from '../content/tables.ts'
import type { ReadCampaignCards } from '../features/newsletter/campaigns.ts'
import type { MailCard } from '../platform/mail/mail-layout.ts'
import type { Queryable } from '../platform/postgres/db.ts'
import { type ContentType, collections } from './collections.ts'

type Found = { _id: string; title: string; text: string | null; image: string | null; path: string }
const textMax = 160
const mailWidth = 640

/** What an email shows of content: what visitors can see of it, in the order in which it was chosen. */
export function createReadCampaignCards(publicUrl: string): ReadCampaignCards {
  return async (db, items) => {
    const cards = new Map<string, MailCard>()
    // One after the other: in a transaction they share a connection.
    for (const name of campaignCollections) {
      const ids = items.filter(({ collection }) => collection === name).map(({ _id }) => _id)
      for (const found of ids.length > 0 ? await read(db, name, ids) : []) {
        const image = found.image && imageAddress(name, found.image)
        cards.set(found._id, await cardOf(db, publicUrl, { ...found, image }))
      }
    }
    return items.flatMap(({ _id }) => cards.get(_id) ?? [])
  }
}

async function read(db: Queryable, name: CampaignItem['collection'], ids: string[]) {
  const { store, card }: Pick<ContentType, 'store'> & { card: NonNullable<ContentType['card']> } =
    collections[name]
  const path = card.path ?? sql`${recordPath(name as PagedName, '')}::text || ${store.table.slug}`
  const { rows } = await db.execute<Found>(sql`select ${store.table._id} as "_id", ${card.title} as "title",
      ${card.text} as "text", ${card.image} as "image", ${path} as "path"
    from ${store.table} where ${store.table._id} = any(${sql.param(ids)}::uuid[]) and ${store.isPublic}`)
  return rows
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
