import { type CollectionName, texts } from '@busbar/contract'
import { useState } from 'react'
import { type ItemOf, useRecordWrites, useRemoveMany } from '../api/collection.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import type { Selection } from './record-table.tsx'
import type { RecordTexts } from './record-texts.ts'

/** Which records are chosen, and their deletion all at once, which can be taken back as a whole. */
export function useDeleteMany<Name extends CollectionName>(
  name: Name,
  words: RecordTexts,
  titleOf: (record: ItemOf<Name>) => string,
  /** Without it, they can only be deleted one by one. */
  removeMany?: (ids: string[]) => Promise<number>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const remove = useRemoveMany(name, removeMany)
  const { restore } = useRecordWrites(name)

  const choose = (ids: string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  const undo = async (ids: string[]) => {
    try {
      for (const id of ids) await restore.mutateAsync(id)
      toastDone(words.restored)
    } catch (error) {
      toastFailed(texts.admin.restoreFailed, error)
    }
  }

  const askAndDeleteMany = async () => {
    const ids = [...chosen]
    const isAgreed = await confirm({
      title: words.deleteTitle,
      text: words.confirmDeleteMany(ids.length),
      action: texts.admin.delete,
      tone: 'danger',
    })
    if (!isAgreed) return
    remove.mutate(ids, {
      onSuccess: (count) => {
        setChosen(new Set())
        toastDone(words.deletedMany(count), () => void undo(ids))
        focusContent()
      },
      onError: (error) => toastFailed(words.deleteManyFailed, error),
    })
  }

  const selection: Selection<ItemOf<Name>> = { chosen, choose, titleOf }
  return removeMany && { selection, count: chosen.size, askAndDeleteMany }
}
