import { ApiError, texts } from '@busbar/contract'
import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { partsTexts } from './texts.ts'

const closeButtonProps = { 'aria-label': 'Dismiss' }

/** Says that something worked, offers to take it back where that is possible, and leads to where it is seen. */
export function toastDone(message: string, onUndo?: () => void, address?: string) {
  const undo = () => {
    notifications.hide(id)
    onUndo?.()
  }
  const id = notifications.show({
    color: 'teal',
    icon: <IconCheck size={18} aria-hidden />,
    role: 'status',
    withBorder: true,
    closeButtonProps,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <span>{message}</span>
        {onUndo && (
          <Button variant="default" size="compact-sm" flex="none" onClick={undo}>
            {texts.admin.undo}
          </Button>
        )}
        {address && (
          <Button
            component="a"
            href={address}
            target="_blank"
            variant="default"
            size="compact-sm"
            flex="none"
          >
            {partsTexts.viewOnWebsite}
          </Button>
        )}
      </Group>
    ),
  })
}

/** Says what is so, where nothing was done. */
export function toastInfo(message: string) {
  notifications.show({
    color: 'gray',
    icon: <IconInfoCircle size={18} aria-hidden />,
    role: 'status',
    withBorder: true,
    closeButtonProps,
    message,
  })
}

/** Says what did not go as wished although the rest did. */
export function toastWarning(message: string) {
  notifications.show({
    color: 'orange',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    role: 'alert',
    withBorder: true,
    closeButtonProps,
    message,
  })
}

/** Says what is wrong in one sentence or several lines. */
export function toastError(message: string) {
  notifications.show({
    color: 'red',
    icon: <IconAlertCircle size={18} aria-hidden />,
    role: 'alert',
    withBorder: true,
    closeButtonProps,
    message: <Lines>{message}</Lines>,
  })
}

/** Says what did not work, and the server's reason where it gave one. */
export function toastFailed(title: string, error: unknown) {
  const reason = error instanceof ApiError && error.message !== title ? error.message : undefined
  notifications.show({
    color: 'red',
    icon: <IconAlertCircle size={18} aria-hidden />,
    role: 'alert',
    withBorder: true,
    closeButtonProps,
    title: reason && title,
    message: <Lines>{reason ?? title}</Lines>,
  })
}

function Lines({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'pre-line' }}>{children}</span>
}
