import { limits, type Message } from '@busbar/contract'
import { Badge } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fieldsTexts } from '../forms/texts.ts'
import { DateTime } from '../parts/time/date-time.tsx'
import type { Column } from '../records/record-table.tsx'
import { fromList } from '../records/use-record-address.ts'
import styles from './list.module.css'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts
const colours = { unread: 'amber', read: 'gray', archived: 'gray' } as const

type AddressOf = (id: string) => string

/** The columns of the table, each with two lines that are cut where they end: so all rows are of one height. */
export const columnsOf = (addressOf: AddressOf): Column<Message>[] => [
  {
    header: texts.from,
    width: '26%',
    least: 170,
    cell: (message) => (
      <div className={styles.sender} data-unread={isUnread(message) || undefined}>
        <div className={styles.strong}>{message.name}</div>
        <div className={styles.quiet}>{message.email}</div>
      </div>
    ),
  },
  {
    header: texts.subject,
    least: 200,
    cell: (message) => (
      <div data-unread={isUnread(message) || undefined}>
        <Subject message={message} addressOf={addressOf} />
        <div className={styles.preview}>{preview(message.message)}</div>
      </div>
    ),
  },
  {
    header: texts.date,
    width: 184,
    align: 'right',
    cell: ({ createdAt }) => (
      <span className={styles.date}>
        <DateTime at={createdAt} />
      </span>
    ),
  },
  { header: fieldsTexts.status, width: 112, cell: (message) => <Status message={message} /> },
]

/** The same where the table has no room: two lines, and three on a phone. */
export function MessageCard({ message, addressOf, actions }: MessageCardProps) {
  return (
    <div className={styles.card} data-unread={isUnread(message) || undefined}>
      <div className={styles.lines}>
        <div className={styles.who}>
          <span className={styles.strong}>{message.name}</span>{' '}
          <span className={styles.quiet}>{message.email}</span>
        </div>
        <span className={styles.date}>
          <DateTime at={message.createdAt} />
        </span>
        <Subject message={message} addressOf={addressOf} />
        <div className={styles.preview}>{preview(message.message)}</div>
        <Status message={message} />
      </div>
      {actions}
    </div>
  )
}

type MessageCardProps = { message: Message; addressOf: AddressOf; actions: ReactNode }

function Subject({ message: { _id, subject }, addressOf }: { message: Message; addressOf: AddressOf }) {
  return (
    <Link to={addressOf(_id)} {...fromList} className={styles.subject} data-message-link>
      {subject}
    </Link>
  )
}

function Status({ message }: { message: Message }) {
  const { status, isSpam } = message
  return (
    <div className={styles.status}>
      <Badge variant="light" color={isSpam ? 'amber' : colours[status]}>
        {texts.filters[isSpam ? 'spam' : status]}
      </Badge>
      {isAnswered(message) && (
        <span className={styles.answered}>
          <IconArrowBackUp size={14} stroke={2.2} aria-hidden />
          {texts.answered}
        </span>
      )}
    </div>
  )
}

const isUnread = ({ status }: Message) => status === 'unread'

/** The last word is ours. */
const isAnswered = ({ replies }: Message) => replies.at(-1)?.kind === 'staff'

function preview(text: string) {
  const plain = text.replace(/\s+/g, ' ')
  return plain.length > limits.messages.preview ? `${plain.slice(0, limits.messages.preview)}...` : plain
}
