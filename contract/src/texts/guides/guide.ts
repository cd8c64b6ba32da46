import type { Role } from '../../roles.ts'

type Step = {
  text: string
  /** A picture of the screen, made by `npm run screenshots`. */
  picture?: string
}

/** How to do one thing, step by step. */
export type Guide = {
  id: string
  /** The part of the screen's address after `/admin/`. */
  screen: string
  /** Where on that screen, if it has parts. */
  tab?: string
  title: string
  about: string
  roles?: readonly Role[]
  steps: readonly Step[]
}

export const administrators: readonly Role[] = ['owner', 'admin']
