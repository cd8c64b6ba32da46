import { limits } from '@busbar/contract'
import { data, redirect } from 'react-router'
import { TimedOut, withTimeout } from '../parts/with-timeout.ts'

/** The page of one record: what it shows, or why it cannot. */
export type RecordPage<Shown> = { shown: Shown; failure: null } | { shown: null; failure: Failure }

type Failure = { sentence: string; isMissing: boolean }
type Sentences = { notFound: string; pageTimeout: string; pageFailed: string }

/**
 * Reads a record that may be asked for by its id or by any slug that it has or had; every other address than that
 * of its slug leads there. What is not found is a 404, and what could not be read a 503, which is never published.
 */
export async function readRecordPage<Shown extends { slug: string }>(
  { id, folder, sentences }: { id: string; folder: string; sentences: Sentences },
  read: () => Promise<Shown>,
) {
  const page: RecordPage<Shown> = await withTimeout(limits.services.fetchAbort, read()).then(
    (shown) => ({ shown, failure: null }),
    (error) => failed(error, sentences),
  )
  if (page.shown && page.shown.slug !== id) throw redirect(`/${folder}/${page.shown.slug}`, 301)
  return data(page, { status: statusOf(page) })
}

/** The same within a page that is open, where the data is a published file: it may be out of reach. */
export async function fetchRecordPage<Shown>(
  fetching: Promise<RecordPage<Shown>>,
  sentences: Sentences,
): Promise<RecordPage<Shown>> {
  return withTimeout(limits.services.fetchAbort, fetching).catch((error) => {
    // It leads elsewhere.
    if (error instanceof Response) throw error
    return failed(error, sentences)
  })
}

function statusOf({ failure }: RecordPage<unknown>) {
  if (!failure) return 200
  return failure.isMissing ? 404 : 503
}

function failed(error: unknown, { notFound, pageTimeout, pageFailed }: Sentences) {
  const isMissing = isNotFound(error)
  const sentence = isMissing ? notFound : error instanceof TimedOut ? pageTimeout : pageFailed
  return { shown: null, failure: { sentence, isMissing } }
}

/** Whether the API said that there is no such record. By its code, as the error may be of another copy of its class. */
export function isNotFound(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'not_found'
}
