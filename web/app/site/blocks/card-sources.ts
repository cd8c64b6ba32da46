import { type BlockOf, type Client, limits, recordPath } from '@busbar/contract'
import type { ShownImage } from '../../ui/image.tsx'
import { excerpt } from '../../ui/text/excerpt.ts'
import { shownCategory } from '../cards/shown-category.ts'
import { shownNews } from '../cards/shown-news.ts'
import { shownReference } from '../cards/shown-reference.ts'
import { shownImage } from '../parts/shown-image.ts'

type Card = { path: string; title: string; text: string | null; image: ShownImage | null }

/** How cards of a content type are read, and what stands on them. To be called in loaders only. */
export const cardSources: Record<BlockOf<'cards'>['from'], CardSource> = {
  services: sourceOf('services', ({ slug, title, shortDescription, description, imageUrl, pictures }) => ({
    path: recordPath('services', slug),
    title,
    text: excerpt(shortDescription ?? description ?? '', limits.services.cardText),
    image: shownImage('services', imageUrl, pictures),
  })),
  products: sourceOf('products', ({ slug, title, shortDescription, mainImageUrl, pictures }) => ({
    path: recordPath('products', slug),
    title,
    text: excerpt(shortDescription, limits.products.cardText),
    image: shownImage('products', mainImageUrl, pictures),
  })),
  categories: sourceOf('categories', (category) => {
    const { slug, title, text, image } = shownCategory(category)
    return { path: recordPath('categories', slug), title, text, image }
  }),
  news: sourceOf('news', (item) => {
    const { slug, title, summary, image } = shownNews(item)
    return { path: recordPath('news', slug), title, text: summary, image }
  }),
  references: sourceOf('references', (item) => {
    const { slug, title, summary, image } = shownReference(item)
    return { path: recordPath('references', slug), title, text: summary, image }
  }),
  pages: sourceOf('pages', ({ slug, title, introduction, imageUrl, pictures }) => ({
    path: recordPath('pages', slug),
    title,
    text: introduction,
    image: shownImage('pages', imageUrl, pictures),
  })),
}

type CardSource = {
  newest: (api: Client, limit: number) => Promise<Card[]>
  one: (api: Client, id: string) => Promise<Card>
}

function sourceOf<Name extends BlockOf<'cards'>['from']>(
  name: Name,
  cardOf: (item: Awaited<ReturnType<Client[Name]['get']>>) => Card,
): CardSource {
  // Each has these two calls; TypeScript cannot tell for one that is not named.
  const callsOf = (api: Client) =>
    api[name] as unknown as {
      list: (query: object) => Promise<{ data: Parameters<typeof cardOf>[0][] }>
      get: (id: string) => Promise<Parameters<typeof cardOf>[0]>
    }
  return {
    newest: async (api, limit) => {
      // Some are new by the day that stands on them.
      const sort = { news: '-date', references: '-year' }[name as string] ?? '-createdAt'
      return (await callsOf(api).list({ limit, sort })).data.map(cardOf)
    },
    one: async (api, id) => cardOf(await callsOf(api).get(id)),
  }
}
