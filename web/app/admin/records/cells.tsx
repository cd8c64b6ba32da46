import { Group, Text } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'

/** Notes about a row's record, beside its name. */
export const RowMark = createContext<ReactNode>(null)

/** A record's name in its row. */
export function NameCell({ children }: { children: ReactNode }) {
  const mark = use(RowMark)
  const name = (
    <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  )
  if (!mark) return name
  return (
    <Group gap="4px 8px">
      {name}
      {mark}
    </Group>
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
