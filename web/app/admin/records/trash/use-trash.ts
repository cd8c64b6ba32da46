import { type CollectionName, texts } from '@busbar/contract'
import { type ItemOf, useBulkWrites } from '../../api/collection.ts'
import { confirm } from '../../parts/confirm.tsx'
import { useCurrentUser } from '../../parts/current-user.ts'
import { focusContent } from '../../parts/focus.ts'
import { toastDone, toastFailed } from '../../parts/toasts.tsx'
import { useSelection } from '../bulk/use-selection.ts'
import type { RecordTexts } from '../record-texts.ts'

/** What is done to records in the trash, to one or to several at once. */
export function useTrash<Name extends CollectionName>(options: TrashOptions<Name>) {
  const { name, words, records, titleOf } = options
  const selection = useSelection(records, titleOf)
  const { restoreMany, eraseMany } = useBulkWrites(name)
  const { role, needsReview } = useCurrentUser()

  const restore = (ids: string[]) =>
    restoreMany.mutate(ids, {
      onSuccess: ({ restored }) => {
        selection.clear()
        toastDone(ids.length === 1 ? words.restored : words.restoredMany(restored))
        focusContent()
      },
      onError: (error) => toastFailed(texts.admin.restoreFailed, error),
    })

  const askAndErase = async (ids: string[], about?: string) => {
    const isAgreed = await confirm({
      title: texts.trash.erase,
      text: about ? words.confirmErase : words.confirmEraseMany(ids.length),
      about,
      action: texts.trash.erase,
      tone: 'danger',
    })
    if (!isAgreed) return
    eraseMany.mutate(ids, {
      onSuccess: ({ erased }) => {
        selection.clear()
        toastDone(words.erasedMany(erased))
        focusContent()
      },
      onError: (error) => toastFailed(words.eraseFailed, error),
    })
  }

  const chosen = selection.records.map(({ _id }) => _id)
  const mayErase = role !== 'editor'
  return {
    selection,
    /** For the selected ones; without a call, for those who may not. */
    forChosen: {
      count: chosen.length,
      onRestore: () => restore(chosen),
      onErase: mayErase ? () => void askAndErase(chosen) : undefined,
    },
    /** The same for one. */
    forOne: (record: ItemOf<Name>) => ({
      of: titleOf(record),
      onRestore: needsReview ? undefined : () => restore([record._id]),
      onErase: mayErase ? () => void askAndErase([record._id], titleOf(record)) : undefined,
    }),
  }
}

type TrashOptions<Name extends CollectionName> = {
  name: Name
  words: RecordTexts
  records: ItemOf<Name>[]
  titleOf: (record: ItemOf<Name>) => string
}
