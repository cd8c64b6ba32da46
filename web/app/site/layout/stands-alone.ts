import { useMatches } from 'react-router'

/** The `handle` of a page that shows nothing around itself, and in which a visitor's browser runs nothing. */
export const standsAlone = { standsAlone: true }

export function useStandsAlone() {
  return useMatches().some(({ handle }) => handle === standsAlone)
}
