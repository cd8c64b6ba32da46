import type { Guide, Role } from '@busbar/contract'
import { destinationsOf } from '../navigation.ts'

/** The screen that a guide is about: what it is called, and its address down to the part that is meant. */
export function placeOf({ screen, tab }: Guide, role: Role) {
  const path = `/admin/${screen}`
  const label =
    destinationsOf(role)
      .flat()
      .find(({ to }) => to === path)?.label ?? ''
  return { label, to: tab ? `${path}?tab=${tab}` : path }
}
