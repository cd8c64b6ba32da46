import type { Message } from '@busbar/contract'
import { useMessageWrites } from '../api/messages.ts'
import { toastDone, toastFailed } from '../parts/toasts.tsx'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

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
    unarchive: (message: Message) =>
      change.mutate(
        { message, action: 'unarchive' },
        {
          onSuccess: () => toastDone(texts.unarchived),
          onError: (error) => toastFailed(texts.changeFailed, error),
        },
      ),
    markSpam: (message: Message) =>
      change.mutate(
        { message, action: 'markSpam' },
        {
          onSuccess: () => toastDone(texts.markedSpam, () => change.mutate({ message, action: 'release' })),
          onError: (error) => toastFailed(texts.changeFailed, error),
        },
      ),
    release: (message: Message) =>
      change.mutate(
        { message, action: 'release' },
        {
          onSuccess: () => toastDone(texts.released),
          onError: (error) => toastFailed(texts.changeFailed, error),
        },
      ),
    /** Opening a message reads it, without a word. */
    noteOpened: (message: Message) => change.mutate({ message, action: 'markRead' }),
  }
}
