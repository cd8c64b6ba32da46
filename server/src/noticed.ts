import { failedMails, forgetMail, retryMail } from './features/accounts/failed-mails.ts'
import { readBell, saveBell } from './features/accounts/preferences.ts'
import { countUnread, newestUnread } from './features/messages/read.ts'
import type { Noticed } from './features/notifications/routes.ts'
import { failedImages, retryImage } from './features/uploads/failed-images.ts'

/** What each feature has to tell, and what can be done about it. */
export const noticed: Noticed = {
  messages: { count: countUnread, newest: newestUnread },
  mails: { failed: failedMails, retry: retryMail, forget: forgetMail },
  images: { failed: failedImages, retry: retryImage },
  preferences: { readBell, saveBell },
}
