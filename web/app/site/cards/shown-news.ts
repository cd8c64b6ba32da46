import type { PublicNews } from '@busbar/contract'
import { describedImage } from '../parts/shown-image.ts'

export type ShownNews = ReturnType<typeof shownNews>

/** A news item as lists print it. To be called in loaders only. */
export function shownNews({ _id, slug, title, summary, date, imageUrl, pictures }: PublicNews) {
  return {
    _id,
    slug,
    title,
    summary,
    date,
    day: printedDay(date),
    image: describedImage('news', imageUrl, pictures),
  }
}

/** A day is the same wherever it is read: '1 March 2026'. */
function printedDay(date: string) {
  return new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
