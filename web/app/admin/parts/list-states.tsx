import { texts } from '@busbar/contract'
import { Button, Loader, Stack, Text } from '@mantine/core'
import { IconInbox, IconSearchOff } from '@tabler/icons-react'

export function LoadingList({ text }: { text: string }) {
  return (
    <Stack align="center" py={72} role="status">
      <Loader size={28} />
      <Text c="dimmed">{text}</Text>
    </Stack>
  )
}

/** There is nothing at all, or nothing that matches what is searched for. */
export function EmptyList(props: {
  title: string
  hint?: string
  search: string
  onClear: () => void
  onAddFirst?: { label: string; add: () => void }
}) {
  const { title, hint, search, onClear, onAddFirst } = props
  const EmptyIcon = search ? IconSearchOff : IconInbox
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center">
      <EmptyIcon size={40} stroke={1.3} color="var(--mantine-color-dimmed)" aria-hidden />
      <Text fw={600} mt="xs">
        {title}
      </Text>
      <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {search ? texts.admin.noMatch(search) : hint}
      </Text>
      {search && (
        <Button variant="default" mt="md" onClick={onClear}>
          {texts.admin.clearSearch}
        </Button>
      )}
      {!search && onAddFirst && (
        <Button mt="md" onClick={onAddFirst.add}>
          {onAddFirst.label}
        </Button>
      )}
    </Stack>
  )
}
