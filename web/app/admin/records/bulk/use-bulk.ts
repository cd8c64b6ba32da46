import { ApiError, type CollectionName, texts } from '@busbar/contract'
import { type BulkFields, type ItemOf, useBulkWrites } from '../../api/collection.ts'
import { confirm } from '../../parts/confirm.tsx'
import { focusContent } from '../../parts/focus.ts'
import { toastDone, toastFailed } from '../../parts/toasts.tsx'
import type { RecordTexts } from '../record-texts.ts'
import type { StatusField } from '../use-toggle.ts'
import { useSelection } from './use-selection.ts'

/** What is done to several records at once: to all of them or to none, and taken back as a whole. */
export function useBulk<Name extends CollectionName>(options: BulkOptions<Name>) {
  const { name, words, records, titleOf, status } = options
  const selection = useSelection(records, titleOf)
  const { updateMany, removeMany, restoreMany } = useBulkWrites(name)
  const chosen = selection.records
  const isBusy = updateMany.isPending || removeMany.isPending || restoreMany.isPending

  const undoDeletion = (ids: string[]) =>
    restoreMany.mutate(ids, {
      onSuccess: () => toastDone(words.restoredMany(ids.length)),
      onError: (error) => toastFailed(texts.admin.restoreFailed, error),
    })

  const askAndDelete = async () => {
    const ids = chosen.map(({ _id }) => _id)
    const isAgreed = await confirm({
      title: words.deleteTitle,
      text: words.confirmDeleteMany(ids.length),
      action: texts.admin.delete,
      tone: 'danger',
    })
    if (!isAgreed) return
    removeMany.mutate(ids, {
      onSuccess: ({ deleted }) => {
        selection.clear()
        toastDone(words.deletedMany(deleted), () => undoDeletion(ids))
        focusContent()
      },
      onError: (error) => toastFailed(words.deleteManyFailed, error),
    })
  }

  /** Gives each of them its new values, and their old ones back if that is wished. */
  const changeAll = (
    to: BulkFields<Name>,
    from: (record: ItemOf<Name>) => BulkFields<Name>,
    done: (count: number) => string,
  ) => {
    const write = (which: (record: ItemOf<Name>) => BulkFields<Name>, onSuccess: () => void) =>
      updateMany.mutate(
        chosen.map((record) => ({ _id: record._id, ...which(record) })),
        {
          onSuccess,
          onError: (error) => toastFailed(words.changeManyFailed, naming(error, chosen, titleOf)),
        },
      )
    write(
      () => to,
      () => {
        selection.clear()
        toastDone(done(chosen.length), () => write(from, () => toastDone(words.changedBack)))
      },
    )
  }

  const show =
    status &&
    ((isShown: boolean) =>
      changeAll(
        status.inputOf(isShown),
        (record) => status.inputOf(status.isOn(record)),
        isShown ? words.shownMany : words.hiddenMany,
      ))

  return { selection, count: chosen.length, isBusy, askAndDelete, show, changeAll }
}

/** The refusal in words that name the records: it knows them by their place in the list that was sent. */
function naming<Item>(error: unknown, sent: Item[], titleOf: (record: Item) => string) {
  if (!(error instanceof ApiError)) return error
  const named = Object.entries(error.errors).flatMap(([path, message]) => {
    const record = sent[Number(/^changes\.(\d+)$/.exec(path)?.[1])]
    return record ? [`${titleOf(record)}: ${message}`] : []
  })
  return named.length ? new ApiError(error.status, { ...error, message: named.join('\n') }) : error
}

export type Bulk<Name extends CollectionName> = ReturnType<typeof useBulk<Name>>

type BulkOptions<Name extends CollectionName> = {
  name: Name
  words: RecordTexts
  records: ItemOf<Name>[]
  titleOf: (record: ItemOf<Name>) => string
  status?: StatusField<Name>
}
