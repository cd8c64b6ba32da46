import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** A record's name in its row. */
export function NameCell({ children }: { children: ReactNode }) {
  return (
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  )
}

/** The beginning of a longer text. */
export function ExcerptCell({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" lineClamp={2}>
      {children}
    </Text>
  )
}
