import { limits, type Message, type Reply, type StaffReply } from '@busbar/contract'
import { Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useMessageWrites } from '../api/messages.ts'
import { useTypedText } from '../forms/use-draft.ts'
import { toastFailed, toastInfo } from '../parts/toasts.tsx'
import styles from './conversation.module.css'
import { ReplyForm } from './reply-form.tsx'
import { AdminReply, VisitorReply } from './reply-item.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** What was written since, and the box for the next reply. A reply can be taken back before it goes out. */
export function Conversation({ message }: { message: Message }) {
  const { text, set: setText, forget } = useTypedText(`reply:${message._id}`)
  const [newest, setNewest] = useState<{ replyId: string; until: number }>()
  const { reply, withdraw, retry } = useMessageWrites()

  const send = () => {
    // Counted from here on: it was kept no earlier, so the time is not over before it says so.
    const until = Date.now() + limits.messages.undoFor
    // Heard of even when the message has been closed meanwhile: what was sent is no draft any more.
    void reply.mutateAsync({ message, text }).then(
      ({ replies }) => {
        forget()
        const isNew = ({ _id }: Reply) => !message.replies.some((known) => known._id === _id)
        setNewest({ replyId: replies.findLast(isNew)?._id ?? '', until })
      },
      (error) => toastFailed(texts.replyFailed, error),
    )
  }

  const takeBack = (reply: StaffReply) =>
    withdraw.mutate(
      { message, reply },
      {
        onSuccess: () => {
          setText((typed) => [reply.message, typed].filter((part) => part.trim()).join('\n\n'))
          toastInfo(texts.undone)
        },
        onError: (error) => toastFailed(texts.undoFailed, error),
      },
    )

  const tryAgain = (reply: StaffReply) =>
    retry.mutate({ message, reply }, { onError: (error) => toastFailed(texts.retryFailed, error) })

  return (
    <>
      {message.replies.length > 0 && (
        <div>
          <Title order={3} size="h5" mb="xs">
            {texts.replies}
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
                  isBusy={withdraw.isPending || retry.isPending}
                  onTakeBack={() => takeBack(entry)}
                  onRetry={() => tryAgain(entry)}
                />
              ),
            )}
          </Stack>
        </div>
      )}
      {!message.isSpam && (
        <ReplyForm text={text} onText={setText} onSend={send} isSending={reply.isPending} />
      )}
    </>
  )
}
