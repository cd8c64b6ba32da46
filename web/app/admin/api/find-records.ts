import type { ScreenName } from '@busbar/contract'
import { api } from '../../api/browser-client.ts'
import { screenNames } from '../collections.ts'
import { readRecords, recordTitle } from './collection.ts'

const eachAtMost = 4

type FoundRecord = { collection: ScreenName; id: string; title: string }

/** Records of any content type whose words match. */
export async function findRecords(search: string): Promise<FoundRecord[]> {
  const lists = await Promise.all(
    screenNames.map(async (collection) => {
      const { data } = await readRecords(collection, { search, limit: eachAtMost })
      return data.map((record) => ({ collection, id: record._id, title: recordTitle(record) }))
    }),
  )
  return lists.flat()
}

/** Messages in which these words stand, the newest first. */
export async function findMessages(search: string) {
  return (await api.messages.list({ search })).data.slice(0, eachAtMost)
}
