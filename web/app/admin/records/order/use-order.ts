import { ApiError, type CollectionName, type List, limits } from '@busbar/contract'
import { type InputOf, type ItemOf, useRecordWrites } from '../../api/collection.ts'
import { toastError, toastFailed, toastInfo } from '../../parts/toasts.tsx'
import type { RecordTexts } from '../record-texts.ts'

type Placed = { displayOrder: number }

/** Moves a record to another place in the order that people gave the list. The server moves the others. */
export function useOrder<Name extends CollectionName>(
  name: Name,
  texts: RecordTexts,
  list?: List<ItemOf<Name>>,
) {
  const { update } = useRecordWrites(name)
  const last = Math.min(list?.meta.total ?? 0, limits.lists.unpagedMax) - 1

  const placeOf = (record: ItemOf<Name>) => (record as unknown as Placed).displayOrder

  const moveTo = (id: string, to: number) => {
    if (to < 0) return toastInfo(texts.alreadyAtTop)
    if (to > last) return toastInfo(texts.alreadyAtBottom)
    const input = { displayOrder: to } as unknown as Partial<InputOf<Name>>
    update.mutate(
      { id, input },
      {
        onError: (error) =>
          isGone(error) ? toastError(texts.notInView) : toastFailed(texts.orderFailed, error),
      },
    )
  }
  return {
    up: (record: ItemOf<Name>) => moveTo(record._id, placeOf(record) - 1),
    down: (record: ItemOf<Name>) => moveTo(record._id, placeOf(record) + 1),
    /** To where another one is now. */
    dropOn: (id: string, on: ItemOf<Name>) => moveTo(id, placeOf(on)),
  }
}

/** Somebody else has deleted it meanwhile. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
