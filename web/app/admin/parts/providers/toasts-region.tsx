import { limits } from '@busbar/contract'
import { Notifications } from '@mantine/notifications'
import styles from '../toasts.module.css'
import { useToastsPlace } from './toasts-place.ts'

/** Where toasts are shown, for five seconds each. */
export function Toasts() {
  const { width, top, right } = useToastsPlace()
  return (
    <Notifications
      position="top-right"
      autoClose={limits.toast.closeAfter}
      containerWidth={width}
      style={{ '--toasts-top': `${top}px`, '--toasts-right': `${right}px` }}
      classNames={{ root: styles.root, notification: styles.toast }}
    />
  )
}
