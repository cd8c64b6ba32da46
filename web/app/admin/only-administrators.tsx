import type { ReactNode } from 'react'
import { Navigate, redirect } from 'react-router'
import { currentUser } from '../api/session.ts'
import { useCurrentUser } from './current-user.ts'

/** A screen's loader that sends an editor to the dashboard. Who is not signed in is sent on by the shell. */
export async function forAdministrators() {
  const user = await currentUser()
  if (user?.role === 'editor') throw redirect('/admin')
  return null
}

/** The same for who has just been made an editor and is still here. */
export function OnlyAdministrators({ children }: { children: ReactNode }) {
  return useCurrentUser().role === 'editor' ? <Navigate to="/admin" replace /> : children
}
