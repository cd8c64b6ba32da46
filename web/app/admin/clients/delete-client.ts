import { ApiError } from '@busbar/contract'
import { confirm } from '../parts/confirm.tsx'
import { focusContent } from '../parts/focus.ts'
import { toastDone, toastError } from '../parts/toasts.tsx'
import type { AskAndDelete } from '../records/use-ask-and-delete.ts'
import { whyNotDeletable } from './deletable.ts'
import { clientsTexts } from './texts.ts'

const texts = clientsTexts
const pendingKey = 'pending-client-delete'

/** Deletes a client as specified: a dialog that names it, which client is pending in the browser's storage meanwhile. */
export const deleteClient: AskAndDelete<'clients'> = async (client, { remove, restore, other }) => {
  const problem = whyNotDeletable(client)
  if (problem) return toastError(problem)
  const { _id, name } = client
  sessionStorage.setItem(pendingKey, JSON.stringify({ _id, name }))
  try {
    const isDone = await confirm({
      title: texts.deleteTitle,
      text: texts.confirmDelete(name),
      action: texts.delete,
      busy: texts.deleting,
      tone: 'danger',
      other,
      work: () => remove(_id),
    })
    if (!isDone) return
    toastDone(texts.deleted(name), () => restore(client))
    focusContent()
  } catch (error) {
    toastError(failureOf(error))
  } finally {
    sessionStorage.removeItem(pendingKey)
  }
}

/** The server's own words after ours, or its status where it has none. */
function failureOf(error: unknown) {
  if (!(error instanceof ApiError)) return texts.deleteFailed
  const isPlain = error.status > 0 && error.code === 'unknown'
  return texts.deleteFailedBecause(isPlain ? texts.serverError(error.status) : error.message)
}
