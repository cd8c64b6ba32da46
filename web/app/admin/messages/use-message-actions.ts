import type { Message } from '@busbar/contract'
import { type MessageAction, useMessageWrites } from '../api/messages.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** What each says when it worked and when it did not, and what takes it back. */
const told: Record<MessageAction, { done: string; failed: string; undo?: MessageAction }> = {
  markRead: { done: texts.markedRead, failed: texts.markReadFailed },
  markUnread: { done: texts.markedUnread, failed: texts.changeFailed },
  archive: { done: texts.archived, failed: texts.archiveFailed, undo: 'unarchive' },
  unarchive: { done: texts.unarchived, failed: texts.changeFailed },
  markSpam: { done: texts.markedSpam, failed: texts.changeFailed, undo: 'release' },
  release: { done: texts.released, failed: texts.changeFailed },
}

/** Does something with a message, and says so. */
export function useMessageActions() {
  const { change } = useMessageWrites()
  return {
    act: (action: MessageAction, message: Message) => {
      const { done, failed, undo } = told[action]
      change.mutate(
        { message, action },
        {
          onSuccess: () => toastDone(done, undo && (() => change.mutate({ message, action: undo }))),
          onError: (error) => toastFailed(failed, error),
        },
      )
    },
    /** Opening a message reads it, without a word. */
    noteOpened: (message: Message) => change.mutate({ message, action: 'markRead' }),
  }
}
