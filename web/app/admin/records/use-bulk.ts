import { type CollectionName, texts } from '@busbar/contract'
import { type InputOf, type ItemOf, useRecordWrites, useRemoveMany } from '../api/collection.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import type { RecordTexts } from './record-texts.ts'
import { useSelection } from './use-selection.ts'
import type { StatusField } from './use-toggle.ts'

/** What is done to several records at once. Each can be taken back as a whole. */
export function useBulk<Name extends CollectionName>(options: BulkOptions<Name>) {
  const { name, words, records, titleOf, status, removeMany } = options
  const selection = useSelection(records, titleOf)
  const remove = useRemoveMany(name, removeMany)
  const { update, restore } = useRecordWrites(name)
  const chosen = records.filter(({ _id }) => selection.chosen.has(_id))

  const undoDeletion = async (ids: string[]) => {
    try {
      for (const id of ids) await restore.mutateAsync(id)
      toastDone(words.restored)
    } catch (error) {
      toastFailed(texts.admin.restoreFailed, error)
    }
  }

  const askAndDelete = async () => {
    const ids = [...selection.chosen]
    const isAgreed = await confirm({
      title: words.deleteTitle,
      text: words.confirmDeleteMany(ids.length),
      action: texts.admin.delete,
      tone: 'danger',
    })
    if (!isAgreed) return
    remove.mutate(ids, {
      onSuccess: (count) => {
        selection.clear()
        toastDone(words.deletedMany(count), () => void undoDeletion(ids))
        focusContent()
      },
      onError: (error) => toastFailed(words.deleteManyFailed, error),
    })
  }

  /** Gives each of them its new values, and their old ones back if that is wished. */
  const changeAll = async (
    changes: { record: ItemOf<Name>; to: Partial<InputOf<Name>>; from: Partial<InputOf<Name>> }[],
    done: (count: number) => string,
  ) => {
    const write = async (which: 'to' | 'from') => {
      for (const change of changes) await update.mutateAsync({ id: change.record._id, input: change[which] })
    }
    try {
      await write('to')
      selection.clear()
      toastDone(done(changes.length), () => {
        write('from').then(
          () => toastDone(words.changedBack),
          (error) => toastFailed(words.changeManyFailed, error),
        )
      })
    } catch (error) {
      toastFailed(words.changeManyFailed, error)
    }
  }

  const show = (isShown: boolean) => {
    if (!status) return
    const changed = chosen.filter((record) => status.isOn(record) !== isShown)
    const changes = changed.map((record) => ({
      record,
      to: status.inputOf(record, isShown),
      from: status.inputOf(record, !isShown),
    }))
    return changeAll(changes, isShown ? words.shownMany : words.hiddenMany)
  }

  return removeMany && { selection, chosen, count: selection.chosen.size, askAndDelete, show, changeAll }
}

export type Bulk<Name extends CollectionName> = NonNullable<ReturnType<typeof useBulk<Name>>>

type BulkOptions<Name extends CollectionName> = {
  name: Name
  words: RecordTexts
  records: ItemOf<Name>[]
  titleOf: (record: ItemOf<Name>) => string
  status?: StatusField<Name>
  /** Without it, nothing is done to several at once. */
  removeMany?: (ids: string[]) => Promise<number>
}
