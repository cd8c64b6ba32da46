import { failedMails, forgetMail, retryMail } from '../features/accounts/mail/failed-mails.ts'
import { readBell, saveBell } from '../features/accounts/preferences.ts'
import { failedMessageMails, forgetMessageMail, retryMessageMail } from '../features/messages/failed-mails.ts'
import { forgetMailAside, mailsAside } from '../features/messages/inbox/set-aside.ts'
import { countUnread, newestUnread, unseenSpam } from '../features/messages/read.ts'
import type { NotificationSources } from '../features/notifications/routes.ts'
import { reviewsFor } from '../features/releases/review/review.ts'
import { failedImages, retryImage } from '../features/uploads/failed-images.ts'

/** The notifications of each feature, and what can be done about them. */
export const notificationSources: NotificationSources = {
  messages: { count: countUnread, newest: newestUnread },
  reviews: reviewsFor,
  quarantine: unseenSpam,
  mails: {
    failed: async (db, queues) =>
      [...(await failedMails(db, queues)), ...(await failedMessageMails(db, queues))].sort((one, other) =>
        other.at.localeCompare(one.at),
      ),
    retry: async (queues, id) => (await retryMail(queues, id)) || retryMessageMail(queues, id),
    incoming: mailsAside,
    forget: async (db, queues, id) =>
      (await forgetMail(queues, id)) || (await forgetMessageMail(queues, id)) || forgetMailAside(db, id),
  },
  images: { failed: failedImages, retry: retryImage },
  preferences: { readBell, saveBell },
}
