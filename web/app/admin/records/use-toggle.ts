import type { CollectionName } from '@busbar/contract'
import { type InputOf, type ItemOf, useRecordWrites } from '../api/collection.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'

type Words = { activated: string; deactivated: string; toggleFailed: string }

/** Shows a record on the website or takes it off, and says so. */
export function useToggle<Name extends CollectionName>(
  name: Name,
  words: Words,
  /** What to write: `isActive`, unless the content type says it in another way. */
  inputOf: (record: ItemOf<Name>, isOn: boolean) => Partial<InputOf<Name>> = (_record, isActive) =>
    ({ isActive }) as unknown as Partial<InputOf<Name>>,
) {
  const { update } = useRecordWrites(name)
  return (record: ItemOf<Name>, isOn: boolean) =>
    update.mutate(
      { id: record._id, input: inputOf(record, isOn) },
      {
        onSuccess: () => toastDone(isOn ? words.activated : words.deactivated),
        onError: (error) => toastFailed(words.toggleFailed, error),
      },
    )
}
