import { type CollectionName, texts } from '@busbar/contract'
import { type ItemOf, useRecordWrites } from '../api/collection.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'

type Words = {
  deleteTitle: string
  confirmDelete: string
  deleted: string | ((title: string) => string)
  deleteFailed: string
  restored: string
}

/** Asks whether to delete a record, deletes it, and offers to take that back. */
export function useAskAndDelete<Name extends CollectionName>(
  name: Name,
  words: Words,
  titleOf: (record: ItemOf<Name>) => string,
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
      text: words.confirmDelete,
      about: title,
      action: texts.admin.delete,
      tone: 'danger',
    })
    if (!isAgreed) return
    remove.mutate(record._id, {
      onSuccess: () => {
        const { deleted } = words
        toastDone(typeof deleted === 'string' ? deleted : deleted(title), () => undo(record))
        focusContent()
      },
      onError: (error) => toastFailed(words.deleteFailed, error),
    })
  }

  return { askAndDelete, restore: undo }
}
