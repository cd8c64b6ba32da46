import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is narrower than 640 px, where the specification changes the layout. */
export function useIsPhone() {
  return useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
}
