import { limits, type Message } from '@busbar/contract'
import { ActionIcon, Indicator, Menu, ScrollArea, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useMessages, useUnreadCount } from '../api/messages.ts'
import { useNotifications } from '../api/notifications.ts'
import { notificationsTexts } from '../notifications/texts.ts'
import { DateTime } from '../parts/time/date-time.tsx'

const texts = notificationsTexts
const shownAtOnce = 10

/** The bell: how many messages nobody has read, the newest of them, and how much else asks for attention. */
export function NotificationsMenu() {
  const { hasMessages, others } = useWanted()
  const unread = useUnreadCount().data ?? 0
  const count = hasMessages ? unread : 0
  const navigate = useNavigate()
  const open = (message: Message) => void navigate(`/admin/messages/${message._id}`)
  return (
    <Menu width={340} position="bottom-end" shadow="md" withinPortal styles={{ itemLabel: { minWidth: 0 } }}>
      <Indicator
        label={count > limits.messages.badgeMax ? `${limits.messages.badgeMax}+` : count || undefined}
        disabled={count === 0 && others === 0}
        size={count > 0 ? 18 : 10}
        offset={5}
      >
        <Menu.Target>
          <ActionIcon aria-label={texts.open(count)}>
            <IconBell size={20} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
      </Indicator>
      <Menu.Dropdown>
        <Menu.Label>{texts.heading}</Menu.Label>
        {hasMessages ? <Unread onOpen={open} /> : <Note text={texts.messagesOff} />}
        <Menu.Divider />
        {others > 0 && (
          <Menu.Item component={Link} to="/admin/notifications" ta="center" fw={600}>
            {texts.others(others)}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/admin/messages" ta="center" fw={600}>
          {texts.viewAll}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What of all that asks for attention this user wants to see here; until that is known, the messages. */
function useWanted() {
  const { data } = useNotifications()
  if (!data) return { hasMessages: true, others: 0 }
  const { bell, counts } = data.meta
  return {
    hasMessages: bell.message,
    others:
      (bell.review ? counts.review : 0) +
      (bell.spam && counts.spam > 0 ? 1 : 0) +
      (bell.mail ? counts.mail : 0) +
      (bell.image ? counts.image : 0),
  }
}

function Unread({ onOpen }: { onOpen: (message: Message) => void }) {
  const { data, isPending } = useMessages({ status: 'unread', limit: shownAtOnce })
  const messages = data?.pages[0]?.data ?? []
  if (isPending) return <Note text={texts.loading} />
  if (messages.length === 0) return <Note text={texts.none} />
  return (
    // Left alone, it is as wide as its longest line, which is then never shortened.
    <ScrollArea.Autosize mah={380} styles={{ content: { minWidth: 0 } }}>
      {messages.map((message) => (
        <Menu.Item key={message._id} onClick={() => onOpen(message)}>
          <Text size="sm" fw={600} truncate>
            {message.name}
          </Text>
          <Text size="sm" truncate>
            {message.subject}
          </Text>
          <Text size="sm" c="dimmed" truncate>
            {message.message}
          </Text>
          <Text size="xs" c="dimmed">
            <DateTime at={message.createdAt} isRelative />
          </Text>
        </Menu.Item>
      ))}
    </ScrollArea.Autosize>
  )
}

function Note({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed" px="sm" py="xs">
      {text}
    </Text>
  )
}
