import type { PageRecord, PageRecordsInput } from '../types/website/page-records.ts'
import { type ClientOptions, caller } from './call.ts'

/** What signed-in users need on a public page. Kept apart from `createClient`, which visitors load. */
export function createEditingClient(options: ClientOptions) {
  const call = caller(options)
  return {
    /** The records that a page shows, its own first. */
    pageRecords: async (body: PageRecordsInput) =>
      (await call<{ data: PageRecord[] }>('POST', '/page-records', { body })).data,
  }
}
