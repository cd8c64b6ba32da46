import { limits, type PagedName, recordPath } from '@busbar/contract'
import { data, redirect } from 'react-router'
import { withTimeout } from '../parts/with-timeout.ts'
import { failed, isNotFound, type RecordPage, type Sentences } from './record-failure.ts'

/**
 * Reads a record by its id or by any slug that it has or had; every address but that of its current slug redirects
 * there. An unknown record is a 404, and one that could not be read a 503, which is never published.
 */
export async function readRecordPage<Shown extends { slug: string }>(
  { name, id, sentences }: { name: PagedName; id: string; sentences: Sentences },
  read: () => Promise<Shown>,
) {
  const page: RecordPage<Shown> = await withTimeout(limits.services.fetchAbort, read()).then(
    (shown) => ({ shown, failure: null }),
    (error) => failed(error, sentences),
  )
  if (page.shown && page.shown.slug !== id) throw redirect(recordPath(name, page.shown.slug), 301)
  return data(page, { status: statusOf(page) })
}

/** A record that another one names; one that visitors may not see is none. */
export async function readUnlessHidden<Item>(reading: Promise<Item>): Promise<Item | null> {
  return reading.catch((error: unknown) => {
    if (isNotFound(error)) return null
    throw error
  })
}

function statusOf({ failure }: RecordPage<unknown>) {
  if (!failure) return 200
  return failure.isMissing ? 404 : 503
}
