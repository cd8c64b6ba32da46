import { ApiError, type CollectionName, type List, limits } from '@busbar/contract'
import { type InputOf, type ItemOf, useRecordWrites } from '../api/collection.ts'
import { toastError, toastFailed, toastInfo } from '../parts/toasts.tsx'
import type { RecordTexts } from './record-texts.ts'

type Placed = { displayOrder: number }

/** Moves a record one place up or down in the order that people gave the list. The server moves its neighbour. */
export function useOrder<Name extends CollectionName>(
  name: Name,
  texts: RecordTexts,
  list?: List<ItemOf<Name>>,
) {
  const { update } = useRecordWrites(name)
  const last = Math.min(list?.meta.total ?? 0, limits.lists.unpagedMax) - 1

  const move = (record: ItemOf<Name>, by: 1 | -1) => {
    const to = (record as unknown as Placed).displayOrder + by
    if (to < 0) return toastInfo(texts.alreadyAtTop)
    if (to > last) return toastInfo(texts.alreadyAtBottom)
    const input = { displayOrder: to } as unknown as Partial<InputOf<Name>>
    update.mutate(
      { id: record._id, input },
      {
        onError: (error) =>
          isGone(error) ? toastError(texts.notInView) : toastFailed(texts.orderFailed, error),
      },
    )
  }
  return { up: (record: ItemOf<Name>) => move(record, -1), down: (record: ItemOf<Name>) => move(record, 1) }
}

/** Somebody else has deleted it meanwhile. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
