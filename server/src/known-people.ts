import { callerOf } from './features/accounts/caller.ts'
import { logSecurity } from './features/accounts/security-log.ts'
import { eraseMessagesOf, messagesOf } from './features/messages/person.ts'
import { eraseSubscriptionOf, subscriptionOf } from './features/newsletter/person.ts'
import type { KnownPeople } from './features/privacy/routes.ts'
import { viewerOf } from './platform/access.ts'

/** What each feature keeps about people who are no users. */
export const knownPeople: KnownPeople = {
  find: { messages: messagesOf, subscription: subscriptionOf },
  erase: { messages: eraseMessagesOf, subscriptions: eraseSubscriptionOf },
  noteErased: (db, request) =>
    logSecurity(db, callerOf(request), { kind: 'personal_data_erased', user: viewerOf(request) }),
}
