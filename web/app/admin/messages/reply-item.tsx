import type { Reply, StaffReply } from '@busbar/contract'
import { Button, Group, Text } from '@mantine/core'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconArrowBackUp,
  IconCheck,
  IconClock,
  IconPaperclip,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { DateTime } from '../parts/time/date-time.tsx'
import styles from './replies.module.css'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** What users wrote, and how far it has got. */
export function AdminReply(props: {
  reply: StaffReply
  /** Until when it can be taken back before it goes out. */
  undoUntil: number
  isBusy: boolean
  onTakeBack: () => void
  onRetry: () => void
}) {
  const { reply, undoUntil, isBusy, onTakeBack, onRetry } = props
  const seconds = useSecondsUntil(undoUntil)
  const isLeaving = reply.delivery === 'queued' && seconds > 0
  return (
    <li className={styles.reply} ref={undoUntil > 0 ? bringIntoView : undefined}>
      <Text className={styles.words}>{reply.message}</Text>
      <Group gap="xs" mt={6} justify="space-between" wrap="wrap">
        <Text size="sm" c="dimmed">
          {texts.by(reply.admin.name)} · <DateTime at={reply.createdAt} />
        </Text>
        {isLeaving ? (
          <Group gap="xs" wrap="nowrap">
            <Text size="sm" c="dimmed" className={styles.seconds}>
              {texts.sendsIn(seconds)}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              disabled={isBusy}
              onClick={onTakeBack}
            >
              {texts.undo}
            </Button>
          </Group>
        ) : (
          <Delivery delivery={reply.delivery} />
        )}
      </Group>
      {reply.delivery === 'failed' && (
        <div className={styles.failure} role="status">
          <Text size="sm">{reply.failure}</Text>
          {reply.willRetry && (
            <Text size="sm" c="dimmed">
              {texts.triedAgain}
            </Text>
          )}
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" variant="default" disabled={isBusy} onClick={onRetry}>
              {texts.retry}
            </Button>
            {reply.willRetry && (
              <Button size="compact-sm" variant="subtle" color="gray" disabled={isBusy} onClick={onTakeBack}>
                {texts.takeBack}
              </Button>
            )}
          </Group>
        </div>
      )}
    </li>
  )
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'end' })

/** What the visitor answered by mail: text and nothing but text. */
export function VisitorReply({ reply, name }: { reply: Extract<Reply, { kind: 'visitor' }>; name: string }) {
  return (
    <li className={styles.answer}>
      <Text className={styles.words}>{reply.message}</Text>
      {reply.attachments > 0 && (
        <Group gap={6} mt={6} wrap="nowrap">
          <IconPaperclip size={16} aria-hidden />
          <Text size="sm">{texts.attachments(reply.attachments)}</Text>
        </Group>
      )}
      {reply.isOtherSender && (
        <div className={styles.warning} role="note">
          <IconAlertTriangle size={16} aria-hidden />
          <Text size="sm">{texts.otherSender(reply.sender)}</Text>
        </div>
      )}
      <Text size="sm" c="dimmed" mt={6}>
        {texts.fromVisitor(name)}
        {reply.sender && !reply.isOtherSender && ` (${reply.sender})`} · <DateTime at={reply.createdAt} />
      </Text>
    </li>
  )
}

const marks = {
  queued: { Icon: IconClock, colour: 'dimmed' },
  sent: { Icon: IconCheck, colour: 'dimmed' },
  failed: { Icon: IconAlertCircle, colour: 'red' },
}

function Delivery({ delivery }: Pick<StaffReply, 'delivery'>) {
  const { Icon, colour } = marks[delivery]
  return (
    <Text size="sm" c={colour} className={styles.delivery}>
      <Icon size={16} aria-hidden />
      {texts.delivery[delivery]}
    </Text>
  )
}

/** Whole seconds that are left, counted down; 0 when it is over. */
function useSecondsUntil(moment: number) {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  useEffect(() => {
    if (moment <= Date.now()) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}
