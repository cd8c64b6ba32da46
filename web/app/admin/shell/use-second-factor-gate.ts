import type { Viewer } from '@busbar/contract'
import { useState } from 'react'
import { refreshViewer } from '../api/account/session.ts'
import { focusContent } from '../parts/focus.ts'

/**
 * Whether the gate is closed. Once it is, only the user opens it, by finishing: the recovery codes stand inside, and
 * whatever tells meanwhile that a second factor is there must not take them away.
 */
export function useSecondFactorGate(user: Viewer) {
  const [isClosed, setClosed] = useState(user.needsSecondFactor)
  if (user.needsSecondFactor && !isClosed) setClosed(true)
  const open = async () => {
    await refreshViewer()
    setClosed(false)
    focusContent()
  }
  return { isClosed, open }
}
