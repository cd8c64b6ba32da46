import type { Message } from '@busbar/contract'
import {
  type Icon,
  IconArchive,
  IconInbox,
  IconMail,
  IconMailOpened,
  IconShieldCheck,
  IconShieldX,
} from '@tabler/icons-react'
import type { MessageAction } from '../api/messages.ts'
import { messagesTexts } from './texts.ts'

const texts = messagesTexts

/** What can be done with a message, each always in the same place; undefined where there is nothing to do. */
export function offeredActions({ status, isSpam }: Message): (MessageAction | undefined)[] {
  const isArchived = status === 'archived'
  return [
    status === 'unread' ? 'markRead' : isArchived || isSpam ? undefined : 'markUnread',
    isSpam ? undefined : isArchived ? 'unarchive' : 'archive',
    isSpam ? 'release' : 'markSpam',
  ]
}

/** How each looks: its icon, what it says, and what it says to the ear where several messages are listed. */
export const actionLooks: Record<MessageAction, { icon: Icon; label: string; of: (name: string) => string }> =
  {
    markRead: { icon: IconMailOpened, label: texts.markReadHint, of: texts.markRead },
    markUnread: { icon: IconMail, label: texts.markUnreadHint, of: texts.markUnread },
    archive: { icon: IconArchive, label: texts.archive, of: texts.archiveOf },
    unarchive: { icon: IconInbox, label: texts.moveToInbox, of: texts.unarchiveOf },
    markSpam: { icon: IconShieldX, label: texts.spam, of: texts.markSpam },
    release: { icon: IconShieldCheck, label: texts.notSpam, of: texts.release },
  }
