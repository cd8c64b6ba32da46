import type { CollectionName } from '@busbar/contract'
import { api } from '../../api/browser-client.ts'

const searched = [
  'products',
  'categories',
  'services',
  'team',
  'partners',
  'clients',
] as const satisfies CollectionName[]
const eachAtMost = 4

export type FoundRecord = { collection: CollectionName; id: string; title: string }

/** Records of any content type whose words match. */
export async function findRecords(search: string): Promise<FoundRecord[]> {
  const lists = await Promise.all(
    searched.map(async (collection) => {
      const { data } = await api[collection].list({ search, limit: eachAtMost })
      return data.map((record) => ({
        collection,
        id: record._id,
        title: 'title' in record ? record.title : record.name,
      }))
    }),
  )
  return lists.flat()
}
