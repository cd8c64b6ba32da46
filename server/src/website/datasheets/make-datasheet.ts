import { createClient, recordPages } from '@busbar/contract'
import { trackReads } from '../../content/read-tracking.ts'
import { writeDatasheet } from '../../datasheets/write-datasheet.ts'
import type { Storage } from '../../platform/files/storage.ts'
import type { MakePublication, Publication } from '../../publisher/publisher.ts'
import { createSharedAnswers, sharingFetch } from '../../publisher/render/shared-answers.ts'
import { createPrintImages } from './print-images.ts'
import { readDatasheet } from './read-datasheet.ts'

const { prefix, datasheet } = recordPages.products

/** The slug of the product whose datasheet has this address, or null. */
export function productOfDatasheet(path: string): string | null {
  if (!path.startsWith(prefix) || !path.endsWith(datasheet)) return null
  const slug = path.slice(prefix.length, -datasheet.length)
  return /^[a-z0-9-]+$/.test(slug) ? slug : null
}

type Options = { fetch: typeof fetch; storage: Storage; publicUrl: string }

/** Makes datasheets for the publisher, which learns what they were made of as it does of a page. */
export function createDatasheets({ fetch, storage, publicUrl }: Options): MakePublication {
  const images = createPrintImages(storage)
  return async (path, shared = createSharedAnswers()) => {
    const api = createClient({ fetch: sharingFetch(fetch, shared) })
    const { result, reads } = await trackReads(async () => {
      const slug = productOfDatasheet(path)
      const found = slug && (await readDatasheet({ api, images, publicUrl }, slug))
      if (!found) return missing
      if ('location' in found) return { status: 301, body: '', location: found.location }
      return { status: 200, body: await writeDatasheet(found.content), location: null }
    })
    return { ...result, reason: null, reads, changesAt: null }
  }
}

const missing: Pick<Publication, 'status' | 'body' | 'location'> = { status: 404, body: '', location: null }
