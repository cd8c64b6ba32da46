import type { OpenApiDocument } from '../openapi.ts'
import type { CollectionName } from '../types/collection.ts'
import { sessionClient } from './account-client.ts'
import { type ClientOptions, caller } from './call.ts'
import { clientOf, wholeAnswer } from './client-of.ts'
import { clientsClient, contentClient, orderedClient } from './content-client.ts'
import type { companyCalls } from './definitions/company-calls.ts'
import type { pageCalls, productCalls } from './definitions/content-calls.ts'
import type { messageSettingsCalls } from './definitions/message-settings-calls.ts'
import type { newsletterCalls } from './definitions/newsletter-calls.ts'
import type { notificationCalls } from './definitions/notification-calls.ts'
import type { dashboardCalls, recentChangesCalls, supportCalls } from './definitions/office-calls.ts'
import type { privacyCalls } from './definitions/privacy-calls.ts'
import type { savedAnswerCalls } from './definitions/saved-answer-calls.ts'
import type { siteSettingsCalls } from './definitions/site-settings-calls.ts'
import type { userCalls } from './definitions/user-calls.ts'
import { messagesClient } from './messages-client.ts'
import { companyPaths } from './paths/company-paths.ts'
import { pagePaths, productPaths } from './paths/content-paths.ts'
import { messageSettingsPaths } from './paths/message-settings-paths.ts'
import { newsletterPaths } from './paths/newsletter-paths.ts'
import { notificationPaths } from './paths/notification-paths.ts'
import { dashboardPaths, recentChangesPaths, supportPaths } from './paths/office-paths.ts'
import { privacyPaths } from './paths/privacy-paths.ts'
import { savedAnswerPaths } from './paths/saved-answer-paths.ts'
import { siteSettingsPaths } from './paths/site-settings-paths.ts'
import { userPaths } from './paths/user-paths.ts'
import { uploadsClient } from './uploads-client.ts'

export { ApiError, type List } from './call.ts'
export type { BulkFields, CollectionCalls } from './content-client.ts'
export type Client = ReturnType<typeof createClient>

/** Every call of the API, typed, over any `fetch`: the browser's, or the publisher's in-process one. */
export function createClient(options: ClientOptions) {
  const call = caller(options)
  return {
    // Named one by one: their contracts would bring their schemas to every visitor.
    categories: orderedClient(call, 'categories'),
    characteristics: contentClient(call, 'characteristics'),
    clients: clientsClient(call),
    downloads: contentClient(call, 'downloads'),
    events: contentClient(call, 'events'),
    news: contentClient(call, 'news'),
    pages: { ...contentClient(call, 'pages'), ...clientOf<typeof pageCalls>(call, pagePaths) },
    partners: contentClient(call, 'partners'),
    products: { ...contentClient(call, 'products'), ...clientOf<typeof productCalls>(call, productPaths) },
    references: contentClient(call, 'references'),
    services: orderedClient(call, 'services'),
    team: contentClient(call, 'team'),
    session: sessionClient(call),
    users: clientOf<typeof userCalls>(call, userPaths),
    company: clientOf<typeof companyCalls>(call, companyPaths),
    siteSettings: clientOf<typeof siteSettingsCalls>(call, siteSettingsPaths),
    dashboard: clientOf<typeof dashboardCalls>(call, dashboardPaths).read,
    messages: messagesClient(call),
    messageSettings: clientOf<typeof messageSettingsCalls>(call, messageSettingsPaths),
    savedAnswers: clientOf<typeof savedAnswerCalls>(call, savedAnswerPaths),
    notifications: clientOf<typeof notificationCalls>(call, notificationPaths),
    privacy: clientOf<typeof privacyCalls>(call, privacyPaths),
    newsletter: clientOf<typeof newsletterCalls>(call, newsletterPaths, {
      subscribe: wholeAnswer,
      confirm: wholeAnswer,
      unsubscribe: wholeAnswer,
    }),
    support: clientOf<typeof supportCalls>(call, supportPaths),
    uploads: uploadsClient(call),
    recentChanges: clientOf<typeof recentChangesCalls>(call, recentChangesPaths).read,
    /** The server's description of every call. */
    openApi: () => call<OpenApiDocument>('GET', '/openapi.json'),
  } satisfies Record<CollectionName, object> & Record<string, unknown>
}
