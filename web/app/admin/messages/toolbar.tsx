import type { Message } from '@busbar/contract'
import { Group } from '@mantine/core'
import type { MessageAction } from '../api/messages.ts'
import { ResponsiveButton } from '../parts/responsive-button.tsx'
import { TurnButtons } from '../records/turn-buttons.tsx'
import { actionLooks, offeredActions } from './offered-actions.ts'
import styles from './panel.module.css'
import { messagesTexts } from './texts.ts'
import { useMessageActions } from './use-message-actions.ts'

/** From a message to its neighbours in the list, and where it can go from here. */
export function Toolbar({ message, onPrevious, onNext, onPutBack }: ToolbarProps) {
  const { act } = useMessageActions()
  const press = (action: MessageAction) => {
    act(action, message)
    // It was opened, so it would be read again at once.
    if (action === 'markUnread') onPutBack()
  }
  return (
    <Group gap="xs" wrap="nowrap" className={styles.toolbar}>
      <TurnButtons texts={messagesTexts} onPrevious={onPrevious} onNext={onNext} />
      <Group gap={4} wrap="nowrap" ml="auto">
        {offeredActions(message).map((action) => {
          if (!action) return null
          const { icon, label } = actionLooks[action]
          return <ResponsiveButton key={action} label={label} icon={icon} onClick={() => press(action)} />
        })}
      </Group>
    </Group>
  )
}

type ToolbarProps = {
  message: Message
  onPrevious?: () => void
  onNext?: () => void
  /** Called when the message is put back as if nobody had seen it. */
  onPutBack: () => void
}
