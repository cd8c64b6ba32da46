import type { Message } from '@busbar/contract'
import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArchive, IconInbox, IconShieldCheck, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useMessage } from '../api/messages.ts'
import { DateTime } from '../parts/date-time.tsx'
import { Modal } from '../parts/layers.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Conversation } from './conversation.tsx'
import styles from './dialog.module.css'
import { messagesTexts } from './texts.ts'
import { useMessageActions } from './use-message-actions.ts'

const texts = messagesTexts

/** One message with its replies. Opening an unread one reads it; an archived one stays as it is. */
export function MessageDialog({ id, onClosed }: { id: string; onClosed: () => void }) {
  const isPhone = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  const query = useMessage(id)
  const message = query.data
  const { noteOpened } = useMessageActions()
  const noted = useRef<string>(undefined)

  useEffect(() => {
    if (message?.status !== 'unread' || noted.current === message._id) return
    noted.current = message._id
    noteOpened(message)
  }, [message, noteOpened])

  return (
    <Modal
      opened
      onClose={onClosed}
      title={message?.subject ?? texts.heading}
      size={680}
      fullScreen={isPhone}
    >
      <Loaded query={query} texts={texts}>
        {(opened) => <Opened message={opened} onClosed={onClosed} />}
      </Loaded>
    </Modal>
  )
}

function Opened({ message, onClosed }: { message: Message; onClosed: () => void }) {
  return (
    <Stack gap="lg">
      {message.isSpam && <Quarantine reasons={message.spamReasons} />}
      <div>
        <Text fw={600}>{message.name}</Text>
        <Anchor href={`mailto:${message.email}`}>{message.email}</Anchor>
        <Text size="sm" c="dimmed" mt={4}>
          {texts.received} <DateTime at={message.createdAt} />
        </Text>
        <Origin message={message} />
      </div>
      <Text className={styles.body}>{message.message}</Text>
      <Conversation key={message._id} message={message} />
      <Group justify="space-between" gap="sm">
        <PutAway message={message} />
        <Button variant="default" onClick={onClosed}>
          {texts.close}
        </Button>
      </Group>
    </Stack>
  )
}

/** Why a message is where nobody sees it. */
function Quarantine({ reasons }: { reasons: Message['spamReasons'] }) {
  return (
    <Alert color="amber" title={texts.quarantine} icon={<IconShieldQuestion aria-hidden />}>
      {reasons.includes('marked') ? texts.whyQuarantined : texts.quarantineHint}
      <List size="sm" mt="xs">
        {reasons.map((reason) => (
          <List.Item key={reason}>{texts.spamReasons[reason]}</List.Item>
        ))}
      </List>
    </Alert>
  )
}

/** Where the message can go from here. */
function PutAway({ message }: { message: Message }) {
  const { archive, unarchive, markSpam, release } = useMessageActions()
  if (message.isSpam)
    return (
      <Button leftSection={<IconShieldCheck size={18} aria-hidden />} onClick={() => release(message)}>
        {texts.notSpam}
      </Button>
    )
  return (
    <Group gap="sm">
      {message.status === 'archived' ? (
        <Button
          variant="default"
          leftSection={<IconInbox size={18} aria-hidden />}
          onClick={() => unarchive(message)}
        >
          {texts.moveToInbox}
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconArchive size={18} aria-hidden />}
          onClick={() => archive(message)}
        >
          {texts.archive}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconShieldX size={18} aria-hidden />}
        onClick={() => markSpam(message)}
      >
        {texts.spam}
      </Button>
    </Group>
  )
}

/** Where the message came from, what it is about, and what the visitor was told about privacy. */
function Origin({ message: { about, page, consent } }: { message: Message }) {
  return (
    <Text size="sm" c="dimmed" component="div" className={styles.origin}>
      {about && (
        <div>
          {texts.about}{' '}
          <Anchor href={`/${folders[about.collection]}/${about._id}`} target="_blank" inherit>
            {about.title}
          </Anchor>
        </div>
      )}
      {page && (
        <div>
          {texts.sentFrom}{' '}
          <Anchor href={page} target="_blank" inherit>
            {page === '/' ? texts.homePage : page}
          </Anchor>
        </div>
      )}
      {consent && <div>{texts.consent(consent.text)}</div>}
    </Text>
  )
}

/** Where the page of what can be asked for is. */
const folders = { products: 'products', services: 'service' } as const
