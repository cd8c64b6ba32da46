import { limits, type Message, type Reply, type StaffReply } from '@busbar/contract'
import { useState } from 'react'
import { useMessageWrites } from '../api/messages.ts'
import { useTypedText } from '../forms/use-unsaved.ts'
import { toastFailed, toastInfo } from '../parts/toasts.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** The reply that is being written, and those that were: one can be taken back before it goes out. */
export function useConversation(message: Message) {
  const { text, set: setText, forget } = useTypedText(`reply:${message._id}`)
  const [newest, setNewest] = useState<{ replyId: string; until: number }>()
  const { reply, withdraw, retry } = useMessageWrites()

  const send = () => {
    // Counted from here on: it was kept no earlier, so the time is not over before it says so.
    const until = Date.now() + limits.messages.undoFor
    // Runs even if the message was closed meanwhile: a sent text is no draft any more.
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

  return {
    form: { text, onText: setText, onSend: send, isSending: reply.isPending },
    replies: { newest, takeBack, tryAgain, isBusy: withdraw.isPending || retry.isPending },
  }
}
