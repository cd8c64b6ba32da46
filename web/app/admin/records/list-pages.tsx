import { type ListMeta, texts } from '@busbar/contract'
import { Group, Pagination, Text } from '@mantine/core'

/** Which part of a list is shown and the way to the others; nothing when all of it is in sight. */
export function ListPages({ meta, onTurn }: { meta: ListMeta; onTurn: (page: number) => void }) {
  const { total, page, limit, hasMore } = meta
  if (total <= limit) return null
  const from = (page - 1) * limit + 1
  return (
    <Group justify="space-between" mt="md" gap="sm">
      <Text size="sm" c="dimmed">
        {texts.admin.shown(from, Math.min(from + limit - 1, total), total, hasMore)}
      </Text>
      <Pagination
        total={Math.ceil(total / limit)}
        value={page}
        onChange={onTurn}
        size="sm"
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        getControlProps={(control) => ({ 'aria-label': `${control} page` })}
      />
    </Group>
  )
}
