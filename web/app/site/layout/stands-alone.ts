import { useMatches } from 'react-router'

/** The `handle` of a page that shows nothing around itself. */
export const standsAlone = { standsAlone: true }

export function useStandsAlone() {
  return useMatches().some(({ handle }) => handle === standsAlone)
}
