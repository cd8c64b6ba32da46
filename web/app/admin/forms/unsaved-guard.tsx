import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Blocker, useBlocker, useLocation } from 'react-router'

/** Everything on the screen with unsaved changes. The router takes one blocker at a time, so all of it shares one. */
type Guards = {
  blocker: Blocker
  /** The form that asks when the screen is about to be left: the one that was changed last. */
  isAsked: (id: string) => boolean
  note: (id: string, discard: () => void) => () => void
  /** Goes where somebody wanted to go when they were asked, without what was typed. */
  leave: () => void
  /** Whether they are on their way there. */
  isLeaving: () => boolean
}
const UnsavedChanges = createContext<Guards | null>(null)

export function UnsavedGuards({ isSameScreen, children }: UnsavedGuardsProps) {
  // Read while navigating, not while rendering: a form that was saved a moment ago must not hold up what follows.
  const unsaved = useRef(new Map<string, () => void>())
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved.current.size > 0 && !isSameScreen(currentLocation.pathname, nextLocation.pathname),
      [isSameScreen],
    ),
  )
  const { key } = useLocation()
  const leavingFrom = useRef<string>(undefined)
  const guards = useMemo(
    () => ({
      blocker,
      isAsked: (id: string) => blocker.state === 'blocked' && [...unsaved.current.keys()].at(-1) === id,
      note: (id: string, discard: () => void) => {
        unsaved.current.set(id, discard)
        return () => void unsaved.current.delete(id)
      },
      leave: () => {
        leavingFrom.current = key
        for (const discard of [...unsaved.current.values()]) discard()
        blocker.proceed?.()
      },
      isLeaving: () => leavingFrom.current === key,
    }),
    [blocker, key],
  )
  return <UnsavedChanges value={guards}>{children}</UnsavedChanges>
}

/**
 * Stands between unsaved changes and every way of losing them: closing, leaving the page, closing the tab.
 * `onDiscard` closes the form and forgets what was typed.
 */
export function useUnsavedGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const guards = use(UnsavedChanges)
  if (!guards) throw new Error('There are unsaved changes inside the shell only')
  const { blocker, isAsked, note, leave } = guards
  const id = useId()
  const [wantsToClose, setWantsToClose] = useState(false)
  const latest = useRef(onDiscard)
  useEffect(() => {
    latest.current = onDiscard
  })

  // Before anything else can navigate.
  useLayoutEffect(() => {
    if (isDirty) return note(id, () => latest.current())
  }, [isDirty, id, note])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  const isLeaving = isAsked(id)
  const isAsking = isDirty && (wantsToClose || isLeaving)
  const keep = () => {
    setWantsToClose(false)
    blocker.reset?.()
  }
  return {
    isAsking,
    keep,
    close: () => {
      if (isAsking) keep()
      else if (isDirty) setWantsToClose(true)
      else onDiscard()
    },
    discard: () => {
      setWantsToClose(false)
      if (blocker.state === 'blocked') leave()
      else onDiscard()
    },
  }
}

/** Whether the screen is about to be left: a dialog that closes with it must not navigate elsewhere. */
export function useIsLeaving(): () => boolean {
  const guards = use(UnsavedChanges)
  return () => guards?.isLeaving() ?? false
}

type UnsavedGuardsProps = {
  /** Whether what was typed at the one address is still there at the other. */
  isSameScreen: (one: string, other: string) => boolean
  children: ReactNode
}
