import type { Admin } from '@busbar/contract'
import { useOutletContext } from 'react-router'

/** Who is signed in. The shell has made sure that somebody is. */
export const useCurrentUser = () => useOutletContext<Admin>()
