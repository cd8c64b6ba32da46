import { fixedPages, type RecordPages, recordPages, reservedAddresses } from '@busbar/contract'

const records: RecordPages[] = Object.values(recordPages)
const pages = [
  ...Object.values(fixedPages),
  ...records.flatMap(({ prefix, list }) => [list ?? [], prefix === '/' ? [] : `${prefix}*`].flat()),
]
const ownPages = [{ href_matches: '/*' }, { not: { href_matches: `/(${reservedAddresses.join('|')}){/*}?` } }]
const files = { href_matches: '/*.*' }

/** Prefetches the next page when a visitor is about to follow a link. Only published pages: others cost the server work. */
export const prefetchRules = {
  prefetch: [
    {
      where: { and: [{ or: [{ href_matches: pages }, { and: ownPages }] }, { not: files }] },
      eagerness: 'moderate',
    },
  ],
}
