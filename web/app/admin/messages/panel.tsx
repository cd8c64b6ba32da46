import type { Message } from '@busbar/contract'
import { Alert, Anchor, Avatar, Button, Group, List, Text } from '@mantine/core'
import { IconShieldQuestion } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useMessage } from '../api/messages.ts'
import { useFocusReturn } from '../parts/focus.ts'
import { Drawer } from '../parts/layers.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { DateTime } from '../parts/time/date-time.tsx'
import { useIsPhone } from '../parts/use-is-phone.ts'
import { Origin } from './origin.tsx'
import styles from './panel.module.css'
import { Replies } from './replies.tsx'
import { ReplyForm } from './reply-form.tsx'
import { messagesTexts } from './texts.ts'
import { Toolbar } from './toolbar.tsx'
import { useConversation } from './use-conversation.ts'
import { useMessageActions } from './use-message-actions.ts'

const texts = messagesTexts

/** One message with its replies. Opening an unread one reads it; an archived one stays as it is. */
export function MessagePanel({ id, listed, onPrevious, onNext, onClosed }: MessagePanelProps) {
  const isPhone = useIsPhone()
  const query = useMessage(id)
  const message = query.data ?? listed
  const { noteOpened } = useMessageActions()
  const noted = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  useFocusReturn()

  // Opened once it is there, and taken away only when it has closed: a window that is cut off cannot fade.
  useEffect(() => setOpen(true), [])

  useEffect(() => {
    if (message?.status !== 'unread' || noted.current === message._id) return
    noted.current = message._id
    noteOpened(message)
  }, [message, noteOpened])

  return (
    <Drawer
      position="right"
      opened={isOpen}
      onClose={close}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title={message?.subject ?? texts.heading}
      size={isPhone ? '100%' : 720}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.panel,
      }}
    >
      <Loaded query={{ ...query, data: message }} texts={texts}>
        {(shown) => (
          <>
            <Toolbar message={shown} onPrevious={onPrevious} onNext={onNext} onPutBack={close} />
            <Conversation key={shown._id} message={shown} onClose={close} />
          </>
        )}
      </Loaded>
    </Drawer>
  )
}

type MessagePanelProps = {
  id: string
  /** As the list knows it, until it is read anew. */
  listed?: Message
  onPrevious?: () => void
  onNext?: () => void
  onClosed: () => void
}

/** What was written, which scrolls, and below it the box for the next reply, which is always in sight. */
function Conversation({ message, onClose }: { message: Message; onClose: () => void }) {
  const { form, replies } = useConversation(message)
  return (
    <>
      <div className={styles.conversation}>
        {message.isSpam && <Quarantine reasons={message.spamReasons} />}
        <Sender message={message} />
        <Text className={styles.words}>{message.message}</Text>
        <Origin message={message} />
        <Replies message={message} {...replies} />
      </div>
      <div className={styles.footer}>
        {message.isSpam ? (
          <Group justify="flex-end">
            <CloseButton onClose={onClose} />
          </Group>
        ) : (
          <ReplyForm name={message.name} {...form}>
            <CloseButton onClose={onClose} />
          </ReplyForm>
        )}
      </div>
    </>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="default" onClick={onClose}>
      {texts.close}
    </Button>
  )
}

function Sender({ message: { name, email, createdAt } }: { message: Message }) {
  return (
    <div className={styles.sender}>
      <Avatar name={name} color="gray.8" variant="filled" aria-hidden />
      <div className={styles.who}>
        <Text fw={600}>{name}</Text>
        <Anchor href={`mailto:${email}`} size="sm">
          {email}
        </Anchor>
      </div>
      <Text size="sm" c="dimmed" className={styles.received}>
        {texts.received} <DateTime at={createdAt} />
      </Text>
    </div>
  )
}

/** Why a message is where nobody sees it. */
function Quarantine({ reasons }: { reasons: Message['spamReasons'] }) {
  return (
    <Alert color="amber" mb="lg" title={texts.quarantine} icon={<IconShieldQuestion aria-hidden />}>
      {reasons.includes('marked') ? texts.whyQuarantined : texts.quarantineHint}
      <List size="sm" mt="xs">
        {reasons.map((reason) => (
          <List.Item key={reason}>{texts.spamReasons[reason]}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
