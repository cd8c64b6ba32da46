import { TimedOut } from '../parts/with-timeout.ts'

/** The page of one record: what it shows, or why it cannot. */
export type RecordPage<Shown> = { shown: Shown; failure: null } | { shown: null; failure: Failure }

type Failure = { sentence: string; isMissing: boolean }
export type Sentences = { notFound: string; pageTimeout: string; pageFailed: string }

/** The message for a record that could not be read. */
export function failed(error: unknown, { notFound, pageTimeout, pageFailed }: Sentences) {
  const isMissing = isNotFound(error)
  const sentence = isMissing ? notFound : error instanceof TimedOut ? pageTimeout : pageFailed
  return { shown: null, failure: { sentence, isMissing } }
}

/** Whether the API said that there is no such record. By its code, as the error may be of another copy of its class. */
export function isNotFound(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'not_found'
}
