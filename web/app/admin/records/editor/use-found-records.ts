import { type CollectionName, limits } from '@busbar/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { type QueryOf, recordTitle, useRecords } from '../../api/collection.ts'

/**
 * What records are called that the server finds, by their id. Until it has answered, only those that fit what is typed
 * are left of the last answer: otherwise a quick Enter would choose a record that nobody meant.
 */
export function useFoundRecords<Name extends CollectionName>(
  collection: Name,
  search: string,
  query?: Partial<QueryOf<Name>>,
) {
  const typed = search.trim()
  const [asked] = useDebouncedValue(typed, 200)
  const found = useRecords(collection, {
    limit: limits.lists.pageSize,
    search: asked || undefined,
    ...query,
  } as QueryOf<Name>)
  const isWaiting = asked !== typed || found.isPlaceholderData || found.isPending
  const titles = new Map((found.data?.data ?? []).map((record) => [record._id, recordTitle(record)]))
  if (isWaiting)
    for (const [id, title] of titles)
      if (!title.toLowerCase().includes(typed.toLowerCase())) titles.delete(id)
  return { titles, isWaiting }
}
