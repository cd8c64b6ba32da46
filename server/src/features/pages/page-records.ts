import { pages as contract } from '@busbar/contract'
import { createStore, whenActive } from '../../content/store.ts'
import { claimAddress } from './claim-address.ts'
import { inTreeOrder, pages } from './table.ts'

/** The pages without what they have to do with each other. */
export const pageRecords = createStore({
  name: 'pages',
  table: pages,
  contract,
  searchable: [pages.title, pages.introduction],
  isPublic: whenActive(pages),
  order: [inTreeOrder],
  partOf: 'parent',
  claimSlug: claimAddress,
})
