import { type CollectionName, texts } from '@busbar/contract'
import { type ItemOf, useRecordWrites } from '../api/collection.ts'
import { saveDraft } from '../api/releases.ts'
import { draftTexts } from '../drafts/texts.ts'
import { confirm, type Question } from '../parts/confirm.tsx'
import { useCurrentUser } from '../parts/current-user.ts'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { filledIn, type RecordTexts } from './record-texts.ts'

/** Asks whether to delete a record, deletes it, and offers to undo it. For users who need a review, it becomes a draft. */
export function useAskAndDelete<Name extends CollectionName>(
  name: Name,
  words: DeleteTexts,
  titleOf: (record: ItemOf<Name>) => string,
  /** Does it in another way than usual. */
  inItsWay?: AskAndDelete<Name>,
) {
  const { remove, restore } = useRecordWrites(name)
  const { needsReview } = useCurrentUser()

  /** Takes a record out of the trash. */
  const undo = (record: ItemOf<Name>) =>
    restore.mutate(record._id, {
      onSuccess: () => toastDone(words.restored),
      onError: (error) => toastFailed(texts.admin.restoreFailed, error),
    })

  const asDraft = (record: ItemOf<Name>) => ({
    label: draftTexts.deleteAsDraft,
    act: () =>
      void saveDraft(undefined, { collection: name, recordId: record._id, kind: 'deleted' }).then(
        () => toastDone(draftTexts.deletionSaved),
        (error) => toastFailed(draftTexts.deletionFailed, error),
      ),
  })

  const askAndDelete = async (record: ItemOf<Name>) => {
    const title = titleOf(record)
    const draft = asDraft(record)
    const isAgreed = await confirm({
      title: words.deleteTitle,
      text: filledIn(words.confirmDelete, title),
      about: title,
      action: needsReview ? draft.label : texts.admin.delete,
      tone: 'danger',
      other: needsReview ? undefined : draft,
    })
    if (!isAgreed) return
    if (needsReview) return draft.act()
    remove.mutate(record._id, {
      onSuccess: () => {
        toastDone(filledIn(words.deleted, title), () => undo(record))
        focusContent()
      },
      onError: (error) => toastFailed(words.deleteFailed, error),
    })
  }

  return inItsWay && !needsReview
    ? (record: ItemOf<Name>) =>
        inItsWay(record, { remove: remove.mutateAsync, restore: undo, other: asDraft(record) })
    : askAndDelete
}

type DeleteTexts = Pick<
  RecordTexts,
  'deleteTitle' | 'confirmDelete' | 'deleted' | 'deleteFailed' | 'restored'
>

export type AskAndDelete<Name extends CollectionName> = (
  record: ItemOf<Name>,
  writes: {
    remove: (id: string) => Promise<unknown>
    restore: (record: ItemOf<Name>) => void
    /** What is offered instead. */
    other: Question['other']
  },
) => Promise<void>
