import { limits, recordPath, texts } from '@busbar/contract'
import { withTimeout } from '../parts/with-timeout.ts'
import { failed, type RecordPage } from '../records/record-failure.ts'
import { detailsId, type ShownDetails } from './shown-details.ts'

/** A product's details from its published page: a plain file, so the application does no work. */
export async function fetchDetails(slug: string): Promise<RecordPage<ShownDetails>> {
  try {
    return {
      shown: await withTimeout(limits.services.fetchAbort, read(recordPath('products', slug))),
      failure: null,
    }
  } catch (error) {
    return failed(error, texts.products)
  }
}

async function read(address: string): Promise<ShownDetails> {
  const response = await fetch(address)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const details = page.getElementById(detailsId)?.textContent
  if (!details) throw new Error(`${address} says nothing of a product`)
  return JSON.parse(details)
}
