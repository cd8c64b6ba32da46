import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type DragKind, startDrag } from '../../parts/drag.ts'
import { recordsTexts } from '../texts.ts'

/**
 * Moves an entry of a list one place up or down, or by its handle to wherever it is dropped. The arrows of the first and the last
 * stay where they are and say why they do nothing, because a button that vanishes under the pointer is pressed by mistake.
 */
export function OrderArrows({ of, id, kind = 'record', canDrag, onUp, onDown }: OrderArrowsProps) {
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon onClick={onUp} aria-label={`Move ${of} up`}>
        <IconArrowUp size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon onClick={onDown} aria-label={`Move ${of} down`}>
        <IconArrowDown size={18} stroke={1.7} />
      </ActionIcon>
      {canDrag && (
        <Tooltip label={recordsTexts.drag}>
          <ActionIcon
            component="span"
            draggable
            tabIndex={-1}
            aria-hidden
            style={{ cursor: 'grab' }}
            data-drag-handle
            onDragStart={(event) => startDrag(event, kind, id, event.currentTarget.closest('tr, li'))}
          >
            <IconGripVertical size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}

type OrderArrowsProps = {
  of: string
  id: string
  /** What the list is of. */
  kind?: DragKind
  /** Whether the list is shown in this order, so that a place in it can be pointed at. */
  canDrag: boolean
  onUp: () => void
  onDown: () => void
}
