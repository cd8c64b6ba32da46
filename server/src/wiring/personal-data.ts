import { eraseMessagesOf, messagesOf } from '../features/messages/personal-data.ts'
import { eraseSubscriptionOf, subscriptionOf } from '../features/newsletter/personal-data.ts'
import type { PersonalDataSources } from '../features/privacy/routes.ts'

/** What each feature keeps about people who are no users. */
export const personalDataSources: PersonalDataSources = {
  find: { messages: messagesOf, subscription: subscriptionOf },
  erase: { messages: eraseMessagesOf, subscriptions: eraseSubscriptionOf },
}
