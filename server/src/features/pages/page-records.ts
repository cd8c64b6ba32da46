import { pages as contract } from '@busbar/contract'
import { createStore, whenActive } from '../../content/store.ts'
import { claimAddress } from './claim-address.ts'
import { inTreeOrder, pages } from './table.ts'

/** The pages, each by itself: `store.ts` has them move, go and come back together. */
export const pageRecords = createStore({
  name: 'pages',
  table: pages,
  contract,
  isPublic: whenActive(pages),
  order: [inTreeOrder],
  partOf: 'parent',
  claimSlug: claimAddress,
})
