import type { Message } from '@busbar/contract'
import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core'
import { IconDotsVertical, IconEye } from '@tabler/icons-react'
import type { MessageAction } from '../api/messages.ts'
import styles from './list.module.css'
import { actionLooks, offeredActions } from './offered-actions.ts'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

type RowActionsProps = {
  message: Message
  onOpen: () => void
  onAct: (action: MessageAction) => void
}

/** What can be done with a message in the table. An icon never moves when another one has nothing to do. */
export function RowActions({ message, onOpen, onAct }: RowActionsProps) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={texts.viewHint}>
        <ActionIcon aria-label={texts.view(message.name)} onClick={onOpen}>
          <IconEye size={19} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      {offeredActions(message).map((action, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
        if (!action) return <span key={place} className={styles.noAction} />
        const { icon: ActionSign, label, of } = actionLooks[action]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays
          <Tooltip key={place} label={label}>
            <ActionIcon aria-label={of(message.name)} onClick={() => onAct(action)}>
              <ActionSign size={19} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )
      })}
    </Group>
  )
}

/** The same in a menu, where there is no room for icons. */
export function ActionsMenu({ message, onOpen, onAct }: RowActionsProps) {
  return (
    <Menu position="bottom-end" width={200} withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={texts.actionsOf(message.name)}>
          <IconDotsVertical size={19} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye size={18} aria-hidden />} onClick={onOpen}>
          {texts.viewHint}
        </Menu.Item>
        {offeredActions(message).map((action) => {
          if (!action) return null
          const { icon: ActionSign, label } = actionLooks[action]
          return (
            <Menu.Item
              key={action}
              leftSection={<ActionSign size={18} aria-hidden />}
              onClick={() => onAct(action)}
            >
              {label}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
