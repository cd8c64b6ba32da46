import { type BroughtBack, type HistoryEntry, texts } from '@busbar/contract'
import { useNavigate } from 'react-router'
import { useTimeZone } from '../api/company.ts'
import { useBringBack } from '../api/history.ts'
import { useCurrentUser } from '../parts/current-user.ts'
import { administrators } from '../parts/only-for.tsx'
import { toastDone, toastFailed, toastWarning } from '../parts/toasts.tsx'

/** Brings everything, or the record of an entry, back to what it was then, as a release, and leads to that. */
export function useBringingBack(entry: HistoryEntry) {
  const { change, at, collection, recordId, title, action } = entry
  const bringBack = useBringBack()
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const { role } = useCurrentUser()
  const date = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })

  const bring = async (asOf: number, name: string, record?: { collection: string; recordId: string }) => {
    try {
      const { release, leftOut } = await bringBack.mutateAsync({ asOf, name, ...record })
      toastDone(texts.history.broughtBack)
      if (leftOut.length > 0) toastWarning(texts.history.notInIt(inWords(leftOut)))
      await navigate(`/admin/releases/${release._id}`)
    } catch (error) {
      toastFailed(texts.history.bringBackFailed, error)
    }
  }
  // A deleted record is brought back as it was before the deletion.
  const asOf = action === 'delete' ? change - 1 : change
  const isTheirs = !settings.includes(collection) || administrators.includes(role)
  const canBringRecord = isTheirs && entry.isKept && !neverDrafted.includes(collection) && asOf > 0
  return {
    isBusy: bringBack.isPending,
    bringAll: () => void bring(change, texts.history.releaseOfAll(date)),
    bringRecord: canBringRecord
      ? () =>
          void bring(asOf, texts.history.releaseOfRecord(title ?? collection, date), { collection, recordId })
      : undefined,
  }
}

const settings = ['company', 'site-settings']

/** How messages are treated is no part of a release. */
const neverDrafted = ['message-settings', 'images', 'releases']

function inWords(leftOut: BroughtBack['leftOut']) {
  const reasons = [...new Set(leftOut.map(({ reason }) => reason))]
  return reasons.map((reason) =>
    texts.history.leftOut[reason](leftOut.filter((one) => one.reason === reason).length),
  )
}
