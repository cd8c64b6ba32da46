import type { Message, StaffReply } from '@busbar/contract'
import { Stack, Title } from '@mantine/core'
import styles from './replies.module.css'
import { AdminReply, VisitorReply } from './reply-item.tsx'
import { messagesTexts } from './texts.ts'

/** The replies. One that was just sent scrolls into view. */
export function Replies({ message, newest, takeBack, tryAgain, isBusy }: RepliesProps) {
  if (message.replies.length === 0) return null
  return (
    <div>
      <Title order={3} size="h5" mt="xl" mb="xs">
        {messagesTexts.replies}
      </Title>
      <Stack gap="sm" component="ul" className={styles.replies}>
        {message.replies.map((entry) =>
          entry.kind === 'visitor' ? (
            <VisitorReply key={entry._id} reply={entry} name={message.name} />
          ) : (
            <AdminReply
              key={entry._id}
              reply={entry}
              undoUntil={entry._id === newest?.replyId ? newest.until : 0}
              isBusy={isBusy}
              onTakeBack={() => takeBack(entry)}
              onRetry={() => tryAgain(entry)}
            />
          ),
        )}
      </Stack>
    </div>
  )
}

type RepliesProps = {
  message: Message
  newest?: { replyId: string; until: number }
  takeBack: (reply: StaffReply) => void
  tryAgain: (reply: StaffReply) => void
  isBusy: boolean
}
