import type { CollectionName } from '@busbar/contract'
import { type BulkFields, type InputOf, type ItemOf, useRecordWrites } from '../api/collection.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import type { RecordTexts } from './record-texts.ts'

/** Shows a record on the website or takes it off, and says so. */
export function useToggle<Name extends CollectionName>(
  name: Name,
  texts: RecordTexts,
  { isOn, inputOf, sentAlong }: StatusField<Name> = activeFlag(),
) {
  const { update } = useRecordWrites(name)
  const toggle = (record: ItemOf<Name>, isOnNow: boolean) =>
    update.mutate(
      { id: record._id, input: { ...sentAlong?.(record), ...inputOf(isOnNow) } as Partial<InputOf<Name>> },
      {
        onSuccess: () => toastDone(isOnNow ? texts.activated : texts.deactivated),
        onError: (error) => toastFailed(texts.toggleFailed, error),
      },
    )
  return { isOn, toggle }
}

/** Whether a record is shown on the website, and what to write so that it is or is not. */
export type StatusField<Name extends CollectionName> = {
  isOn: (record: ItemOf<Name>) => boolean
  inputOf: (isOn: boolean) => BulkFields<Name>
  /** What else is written of a record that is switched by itself. */
  sentAlong?: (record: ItemOf<Name>) => Partial<InputOf<Name>>
}

/** Most types have a field that says no more than this. */
export function activeFlag<Name extends CollectionName>(): StatusField<Name> {
  return {
    isOn: (record) => (record as unknown as { isActive: boolean }).isActive,
    inputOf: (isActive) => ({ isActive }) as unknown as BulkFields<Name>,
  }
}
