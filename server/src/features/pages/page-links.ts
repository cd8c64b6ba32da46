import { type PageLink, recordPath } from '@busbar/contract'
import { and, or } from 'drizzle-orm'
import type { Change } from '../../content/change.ts'
import { trackRead } from '../../content/read-tracking.ts'
import type { Queryable } from '../../platform/postgres/db.ts'
import { pageRecords } from './page-records.ts'
import { inTreeOrder, pages } from './table.ts'

/** Every page of the website reads it: only what the links show of a page may touch it. */
const linksKey = 'pages?links'

type Linked = typeof pages.$inferSelect

/** The pages that visitors find in the menu or the footer. */
export async function readPageLinks(db: Queryable): Promise<PageLink[]> {
  trackRead(linksKey)
  const rows = await db
    .select()
    .from(pages)
    .where(and(pageRecords.isPublic, or(pages.inMenu, pages.inFooter)))
    .orderBy(inTreeOrder)
  return rows.map(linkTo)
}

/** Has the pages published again that show the links, if a link has changed. */
export function touchLinks(change: Change, before: Linked | null, after: Linked) {
  if (shownLinkOf(before) !== shownLinkOf(after)) change.touch([linksKey])
}

function shownLinkOf(page: Linked | null) {
  const isLinked = page?.isActive && !page.deletedAt && (page.inMenu || page.inFooter)
  return isLinked ? JSON.stringify(linkTo(page)) : ''
}

function linkTo({ title, slug, inMenu, inFooter }: Linked): PageLink {
  return { label: title, link: recordPath('pages', slug), inMenu, inFooter }
}
