import type { Viewer } from '@busbar/contract'
import { createContext, use } from 'react'

/** Who is signed in, for everything inside the shell, which has made sure that somebody is. */
export const CurrentUser = createContext<Viewer | null>(null)

export function useCurrentUser(): Viewer {
  const user = use(CurrentUser)
  if (!user) throw new Error('There is a current user inside the shell only')
  return user
}
