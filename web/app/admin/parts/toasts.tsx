import { ApiError, texts } from '@busbar/contract'
import { Button } from '@mantine/core'
import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications'
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { partsTexts } from './texts.ts'
import styles from './toasts.module.css'

/** More than these would be in the way of one's work. */
const mostAtOnce = 3

const kinds = {
  done: { color: 'teal', icon: IconCheck, role: 'status' },
  info: { color: 'gray', icon: IconInfoCircle, role: 'status' },
  warning: { color: 'orange', icon: IconAlertTriangle, role: 'alert' },
  error: { color: 'red', icon: IconAlertCircle, role: 'alert' },
} as const

/** Says that something worked, offers to take it back where that is possible, and leads to where it is seen. */
export function toastDone(message: string, onUndo?: () => void, address?: string) {
  const undo = () => {
    notifications.hide(id)
    onUndo?.()
  }
  const id = show('done', {
    message: (
      <div className={styles.words}>
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
      </div>
    ),
  })
}

/** Says what is so, where nothing was done. */
export function toastInfo(message: string) {
  show('info', { message })
}

/** Says what did not go as wished although the rest did. */
export function toastWarning(message: string) {
  show('warning', { message })
}

/** Says what is wrong in one sentence or several lines. */
export function toastError(message: string) {
  show('error', { message: <Lines>{message}</Lines> })
}

/** Says what did not work, and the server's reason where it gave one. */
export function toastFailed(title: string, error: unknown) {
  const reason = error instanceof ApiError && error.message !== title ? error.message : undefined
  show('error', { title: reason && title, message: <Lines>{reason ?? title}</Lines> })
}

function show(kind: keyof typeof kinds, said: Pick<NotificationData, 'title' | 'message'>) {
  const { color, icon: KindIcon, role } = kinds[kind]
  const shown = notificationsStore.getState().notifications
  for (const { id } of shown.slice(0, Math.max(0, shown.length + 1 - mostAtOnce)))
    if (id) notifications.hide(id)
  const id = crypto.randomUUID()
  return notifications.show({
    id,
    color,
    icon: <KindIcon size={16} aria-hidden />,
    role,
    withBorder: true,
    closeButtonProps: { 'aria-label': partsTexts.dismiss, size: 'sm' },
    // It stays as long as the cursor is in it; under the pointer it does so by itself.
    onFocusCapture: () => notifications.update({ id, autoClose: false, ...said }),
    onBlurCapture: () => notifications.update({ id, autoClose: undefined, ...said }),
    ...said,
  })
}

function Lines({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'pre-line' }}>{children}</span>
}
