import { eraseMessagesOf, messagesOf } from './features/messages/person.ts'
import { eraseSubscriptionOf, subscriptionOf } from './features/newsletter/person.ts'
import type { KnownPeople } from './features/privacy/routes.ts'

/** What each feature keeps about people who are no users. */
export const knownPeople: KnownPeople = {
  find: { messages: messagesOf, subscription: subscriptionOf },
  erase: { messages: eraseMessagesOf, subscriptions: eraseSubscriptionOf },
}
