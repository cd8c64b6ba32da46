import { texts } from '@busbar/contract'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconPencil, IconRestore, IconTrash } from '@tabler/icons-react'

/** Edit and delete, named after the record so that a list of them makes sense to the ear. */
export function RowActions({ of, onEdit, onDelete }: RowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label="Edit">
        <ActionIcon onClick={onEdit} aria-label={`Edit ${of}`}>
          <IconPencil size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Delete">
        <ActionIcon onClick={onDelete} aria-label={`Delete ${of}`}>
          <IconTrash size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </Group>
  )
}

type RowActionsProps = { of: string; onEdit: () => void; onDelete: () => void }

/** What can be done to a record where it stands: in its list, or in the trash. */
export function RecordActions({ isInTrash, of, onEdit, onDelete, onRestore }: RecordActionsProps) {
  return isInTrash ? (
    <TrashActions of={of} onRestore={onRestore} />
  ) : (
    <RowActions of={of} onEdit={onEdit} onDelete={onDelete} />
  )
}

type RecordActionsProps = RowActionsProps & { isInTrash: boolean; onRestore: () => void }

/** What can be done to a record in the trash. */
export function TrashActions({ of, onRestore }: { of: string; onRestore: () => void }) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<IconRestore size={16} aria-hidden />}
      onClick={onRestore}
      aria-label={`${texts.trash.restore} ${of}`}
    >
      {texts.trash.restore}
    </Button>
  )
}
