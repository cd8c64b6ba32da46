import { ApiError, type ClientRecord, texts } from '@busbar/contract'
import { useRecordWrites } from '../api/collection.ts'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastError, toastFailed } from '../parts/toasts.tsx'
import { whyNotDeletable } from './deletable.ts'
import { clientsTexts } from './texts.ts'

const words = clientsTexts
const pendingKey = 'pending-client-delete'

/** Deletes a client as specified: a dialog that names it, which client is pending in the browser's storage meanwhile. */
export function useDeleteClient() {
  const { remove, restore } = useRecordWrites('clients')

  const undo = (client: ClientRecord) =>
    restore.mutate(client._id, {
      onSuccess: () => toastDone(words.restored),
      onError: (error) => toastFailed(texts.admin.restoreFailed, error),
    })

  const askAndDelete = async (client: ClientRecord) => {
    const problem = whyNotDeletable(client)
    if (problem) return toastError(problem)
    const { _id, name } = client
    sessionStorage.setItem(pendingKey, JSON.stringify({ _id, name }))
    try {
      const isDone = await confirm({
        title: words.deleteTitle,
        text: words.confirmDelete(name),
        action: words.delete,
        busy: words.deleting,
        tone: 'danger',
        work: () => remove.mutateAsync(_id),
      })
      if (!isDone) return
      toastDone(words.deleted(name), () => undo(client))
      focusContent()
    } catch (error) {
      toastError(failureOf(error))
    } finally {
      sessionStorage.removeItem(pendingKey)
    }
  }

  return { askAndDelete, restore: undo }
}

/** The server's own words after ours, or its status where it has none. */
function failureOf(error: unknown) {
  if (!(error instanceof ApiError)) return words.deleteFailed
  const isPlain = error.status > 0 && error.code === 'unknown'
  return words.deleteFailedBecause(isPlain ? words.serverError(error.status) : error.message)
}
