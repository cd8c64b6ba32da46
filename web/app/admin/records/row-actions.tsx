import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { partsTexts } from '../parts/texts.ts'
import { recordsTexts } from './texts.ts'

/** Edit and delete, named after the record so that a list of them makes sense to the ear. */
export function RowActions({ of, more, address, onEdit, onDelete }: RowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {more}
      {address && (
        <Tooltip label={partsTexts.viewOnWebsite}>
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            aria-label={recordsTexts.viewOnWebsite(of)}
          >
            <IconExternalLink size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
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

type RowActionsProps = {
  of: string
  /** What else can be done to it. */
  more?: ReactNode
  /** Where visitors see it. */
  address?: string
  onEdit: () => void
  onDelete: () => void
}
