import { texts as words } from '@busbar/contract'
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core'
import { IconRestore, IconTrashX } from '@tabler/icons-react'

const texts = words.trash

/** What can be done to a record in the trash. */
export function TrashRowActions({ of, onRestore, onErase }: TrashRowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {onRestore && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconRestore size={16} aria-hidden />}
          onClick={onRestore}
          aria-label={`${texts.restore} ${of}`}
        >
          {texts.restore}
        </Button>
      )}
      {onErase && (
        <Tooltip label={texts.erase}>
          <ActionIcon onClick={onErase} aria-label={`${texts.erase}: ${of}`}>
            <IconTrashX size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
    </Group>
  )
}

/** Without a call, for those who may not. */
type TrashRowActionsProps = { of: string; onRestore?: () => void; onErase?: () => void }

/** The room that a row's actions need. */
export const trashActionsWidth = 176

/** What can be done to those that are selected. */
export function TrashBulkActions({ count, onRestore, onErase }: TrashBulkActionsProps) {
  if (count === 0) return null
  return (
    <>
      <Button variant="default" leftSection={<IconRestore size={18} aria-hidden />} onClick={onRestore}>
        {texts.restoreMany(count)}
      </Button>
      {onErase && (
        <Button
          color="red"
          variant="light"
          leftSection={<IconTrashX size={18} aria-hidden />}
          onClick={onErase}
        >
          {texts.eraseMany(count)}
        </Button>
      )}
    </>
  )
}

type TrashBulkActionsProps = { count: number; onRestore: () => void; onErase?: () => void }
