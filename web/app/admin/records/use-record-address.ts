import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useIsLeaving } from '../forms/unsaved-guard.tsx'

/** How somebody came to a record: Back leads to the list only from there. */
type OpeningState = { isFromList?: boolean; isTurned?: boolean; copyOf?: unknown }

/** What a link in the list carries, so that closing the record goes back to it. */
export const fromList: { state: OpeningState; preventScrollReset: true } = {
  state: { isFromList: true },
  preventScrollReset: true,
}

/** The record that an address `/admin/<screen>/<id>` names, and the ways to it, to another in its place, and back. */
export function useRecordAddress(screen: string) {
  const { id } = useParams()
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const { isFromList = false, isTurned = false, copyOf } = (state ?? {}) as OpeningState
  const addressOf = (to: string) => `${screen}/${to}${search}`
  const leaving = useLeaving(key)
  const isLeaving = useIsLeaving()

  return {
    id,
    /** Whether another record was open until now, so that nothing has to fade in. */
    isTurned,
    copyOf,
    addressOf,
    open: (to: string) =>
      leaving.whenThere(() => {
        // One that is still fading away gives up its place: Back, and closing this one, lead to the list.
        const isOpen = window.location.pathname !== screen
        void navigate(
          addressOf(to),
          isOpen ? { ...fromList, replace: true, state: { isFromList } } : fromList,
        )
      }),
    close: () => {
      // Back, or a link whose screen is still loading, may have been faster than the panel's fading.
      if (window.location.pathname !== `${screen}/${id}` || isLeaving()) return
      if (isFromList) leaving.start(() => void navigate(-1))
      else void navigate(`${screen}${search}`, { replace: true, preventScrollReset: true })
    },
    /** Shows another record in its place, which Back leads past. */
    turnTo: (to: string, begin?: { copyOf: unknown }) =>
      void navigate(addressOf(to), {
        replace: true,
        state: { isFromList, isTurned: true, ...begin },
        preventScrollReset: true,
      }),
  }
}

/** Going back takes the browser a moment; whatever is asked for meanwhile is done when it is there. */
function useLeaving(locationKey: string) {
  const isLeaving = useRef(false)
  const wanted = useRef<() => void>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place has changed
  useEffect(() => {
    isLeaving.current = false
    wanted.current?.()
    wanted.current = undefined
  }, [locationKey])
  return {
    start: (leave: () => void) => {
      isLeaving.current = true
      leave()
    },
    whenThere: (go: () => void) => {
      if (isLeaving.current) wanted.current = go
      else go()
    },
  }
}
