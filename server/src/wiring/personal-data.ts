import { eraseMessagesOf, messagesOf } from '../features/messages/personal-data.ts'
import { eraseSubscriptionOf, subscriptionOf } from '../features/newsletter/personal-data.ts'
import type { PersonalStore } from '../features/privacy/personal-records.ts'
import type { PersonalDataSources } from '../features/privacy/routes.ts'
import { draftsAbout, eraseDraftsAbout } from '../features/releases/personal-data.ts'
import { contentTypes } from './collections.ts'

/** What each feature keeps about people who are no users. */
export const personalDataSources: PersonalDataSources = {
  stores: contentTypes.flatMap(({ store }) => ('email' in store.table ? [store as PersonalStore] : [])),
  find: { messages: messagesOf, subscription: subscriptionOf, drafts: draftsAbout },
  erase: { messages: eraseMessagesOf, subscriptions: eraseSubscriptionOf, drafts: eraseDraftsAbout },
}
