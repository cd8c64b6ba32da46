// No zod in here: public pages ask whether an address can be a page's.
import { limits } from './limits.ts'
import { fixedPages, type RecordPages, recordPages } from './public-pages.ts'

/**
 * Where the product itself begins. No page of the firm's own is there or below, whether a route answers there today or not.
 * `reserved-addresses.test.ts` reads the routes of the website, the application and nginx, and names what is missing.
 */
export const reservedAddresses = [
  ...publishedFolders(),
  'admin',
  'api',
  'assets',
  'coming-soon',
  'files',
  'forgot-password',
  'login',
  'newsletter',
  'not-sent',
  'preview',
  'register',
  'reset-password',
  'unavailable',
  'uploads',
]

function publishedFolders() {
  const pages: RecordPages[] = Object.values(recordPages)
  const addresses = [
    ...Object.values(fixedPages),
    ...pages.flatMap(({ prefix, alias = '/' }) => [prefix, alias]),
  ]
  return addresses.flatMap((address) => address.split('/')[1] || [])
}

/** One part of a page's address: lower-case words with hyphens. Neither a record's id nor what a folder answers with. */
export function isAddressPart(part: string) {
  const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(part)
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part) && part !== 'index' && !isId
}

/** What the API answers with in the place of a record's address. */
const besideRecords = new Set(['active'])

/** Whether a record below a folder of the product, such as `/products/`, can be there. */
export function isRecordAddress(part: string) {
  return isAddressPart(part) && !besideRecords.has(part)
}

/** Whether an address is the product's own, or below one that is. It begins without a slash. */
export function isReservedAddress(address: string) {
  const [first = ''] = address.split('/', 1)
  return first === '' || reservedAddresses.includes(first)
}

/** Whether a page can be requested at this address: its current or former one, or its id. Without a leading slash. */
export function canBePage(address: string) {
  const parts = address.split('/')
  return (
    parts.length <= limits.pages.depth &&
    parts.every((part) => part.length <= limits.pages.part && /^[a-z0-9-]+$/.test(part)) &&
    !isReservedAddress(address)
  )
}
