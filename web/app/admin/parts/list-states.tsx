import { texts } from '@busbar/contract'
import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { IconInbox, IconSearchOff } from '@tabler/icons-react'
import { partsTexts } from './texts.ts'

export function LoadingList({ text }: { text: string }) {
  return (
    <Stack align="center" py={72} role="status">
      <Loader size={28} />
      <Text c="dimmed">{text}</Text>
    </Stack>
  )
}

/** There is nothing at all, or nothing that matches what is searched for and narrowed by. */
export function EmptyList(props: EmptyListProps) {
  const { title, hint, search, onClear, onClearFilters, onAddFirst } = props
  const isNarrowed = Boolean(search || onClearFilters)
  const EmptyIcon = isNarrowed ? IconSearchOff : IconInbox
  return (
    <Stack align="center" gap="xs" py={64} px="md" ta="center">
      <EmptyIcon size={40} stroke={1.3} color="var(--mantine-color-dimmed)" aria-hidden />
      <Text fw={600} mt="xs">
        {title}
      </Text>
      <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {search ? texts.admin.noMatch(search) : onClearFilters ? partsTexts.noneFiltered : hint}
      </Text>
      {isNarrowed && (
        <Group gap="xs" mt="md">
          {search && (
            <Button variant="default" onClick={onClear}>
              {texts.admin.clearSearch}
            </Button>
          )}
          {onClearFilters && (
            <Button variant="default" onClick={onClearFilters}>
              {partsTexts.clearFilters}
            </Button>
          )}
        </Group>
      )}
      {!isNarrowed && onAddFirst && (
        <Button mt="md" onClick={onAddFirst.add}>
          {onAddFirst.label}
        </Button>
      )}
    </Stack>
  )
}

type EmptyListProps = {
  title: string
  hint?: string
  search: string
  onClear: () => void
  /** Where the list is narrowed by something else than the search. */
  onClearFilters?: () => void
  onAddFirst?: { label: string; add: () => void }
}
