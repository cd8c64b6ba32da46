import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'

/**
 * Moves a record one place up or down. The arrows of the first and the last stay where they are and say why they do
 * nothing, because a button that vanishes under the pointer is pressed by mistake.
 */
export function OrderArrows({ of, onUp, onDown }: { of: string; onUp: () => void; onDown: () => void }) {
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon onClick={onUp} aria-label={`Move ${of} up`}>
        <IconArrowUp size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon onClick={onDown} aria-label={`Move ${of} down`}>
        <IconArrowDown size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  )
}
