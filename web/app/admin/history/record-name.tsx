import { type CollectionName, texts } from '@busbar/contract'
import { useQuery } from '@tanstack/react-query'
import { readRecord, recordTitle } from '../api/collection.ts'

/** What a record is called now; one that is gone has no name any more. */
export function RecordName({ of, id }: { of: CollectionName; id: string }) {
  const { data, isError } = useQuery({
    queryKey: [of, 'one', id],
    queryFn: () => readRecord(of, id),
  })
  return data ? recordTitle(data) : isError ? texts.history.gone : '…'
}
