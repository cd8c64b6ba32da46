import { type CollectionName, texts } from '@busbar/contract'
import { type ItemOf, useRecordWrites } from '../api/collection.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { filledIn, type RecordTexts } from './record-texts.ts'

/** Asks whether to delete a record, deletes it, and offers to take that back. */
export function useAskAndDelete<Name extends CollectionName>(
  name: Name,
  words: DeleteTexts,
  titleOf: (record: ItemOf<Name>) => string,
  /** Does it in another way than usual. */
  inItsWay?: AskAndDelete<Name>,
) {
  const { remove, restore } = useRecordWrites(name)

  /** Takes a record out of the trash. */
  const undo = (record: ItemOf<Name>) =>
    restore.mutate(record._id, {
      onSuccess: () => toastDone(words.restored),
      onError: (error) => toastFailed(texts.admin.restoreFailed, error),
    })

  const askAndDelete = async (record: ItemOf<Name>) => {
    const title = titleOf(record)
    const isAgreed = await confirm({
      title: words.deleteTitle,
      text: filledIn(words.confirmDelete, title),
      about: title,
      action: texts.admin.delete,
      tone: 'danger',
    })
    if (!isAgreed) return
    remove.mutate(record._id, {
      onSuccess: () => {
        toastDone(filledIn(words.deleted, title), () => undo(record))
        focusContent()
      },
      onError: (error) => toastFailed(words.deleteFailed, error),
    })
  }

  return inItsWay
    ? (record: ItemOf<Name>) => inItsWay(record, { remove: remove.mutateAsync, restore: undo })
    : askAndDelete
}

type DeleteTexts = Pick<
  RecordTexts,
  'deleteTitle' | 'confirmDelete' | 'deleted' | 'deleteFailed' | 'restored'
>

export type AskAndDelete<Name extends CollectionName> = (
  record: ItemOf<Name>,
  writes: { remove: (id: string) => Promise<unknown>; restore: (record: ItemOf<Name>) => void },
) => Promise<void>
