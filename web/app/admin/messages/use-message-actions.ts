import { adminTexts, type Message } from '@busbar/contract'
import { useMessageWrites } from '../../api/messages.ts'
import { toastDone, toastFailed } from '../toasts.tsx'

const texts = adminTexts.messages

/** What can be done with a message, each with what it says when it worked and when it did not. */
export function useMessageActions() {
  const { change } = useMessageWrites()
  return {
    markRead: (message: Message) =>
      change.mutate(
        { message, action: 'markRead' },
        {
          onSuccess: () => toastDone(texts.markedRead),
          onError: (error) => toastFailed(texts.markReadFailed, error),
        },
      ),
    archive: (message: Message) =>
      change.mutate(
        { message, action: 'archive' },
        {
          onSuccess: () => toastDone(texts.archived, () => change.mutate({ message, action: 'unarchive' })),
          onError: (error) => toastFailed(texts.archiveFailed, error),
        },
      ),
    /** Back into the inbox, from the archive or from quarantine. */
    bringBack: (message: Message) =>
      change.mutate(
        { message, action: message.isSpam ? 'release' : 'unarchive' },
        {
          onSuccess: () => toastDone(texts.unarchived),
          onError: (error) => toastFailed(texts.changeFailed, error),
        },
      ),
    /** Opening a message reads it, without a word. */
    noteOpened: (message: Message) => change.mutate({ message, action: 'markRead' }),
  }
}
