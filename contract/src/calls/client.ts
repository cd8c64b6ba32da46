import type { OpenApiDocument } from '../openapi.ts'
import type { CollectionName } from '../types/collection.ts'
import type { MessageSettings } from '../types/messages.ts'
import { sessionCalls, userCalls } from './account-calls.ts'
import { type Call, type ClientOptions, caller } from './call.ts'
import {
  type CallsOf,
  categoryCalls,
  clientCalls,
  collectionCalls,
  historyCalls,
  orderedCalls,
  pageCalls,
  productCalls,
  recentChanges,
} from './content-calls.ts'
import { newsletterCalls } from './newsletter-calls.ts'
import {
  companyCalls,
  messageCalls,
  notificationCalls,
  privacyCalls,
  readDashboard,
  readSupport,
  savedAnswerCalls,
  siteSettingsCalls,
  uploadCalls,
} from './site-calls.ts'

export { ApiError, type List } from './call.ts'
export type { BulkFields, CollectionCalls } from './content-calls.ts'
export type Client = Calls & { [Name in Exclude<CollectionName, keyof Calls>]: CallsOf<Name> }

type Calls = ReturnType<typeof customCalls>

/** Every call of the API, typed, over any `fetch`: the browser's, or the publisher's in-process one. */
export function createClient(options: ClientOptions): Client {
  const call = caller(options)
  const calls: Partial<Record<string | symbol, unknown>> = customCalls(call)
  // Any other name is a content type's. A list of their names would bring their schemas to every visitor.
  const get = (_: unknown, name: string | symbol) => (calls[name] ??= collectionCalls(call, String(name)))
  return new Proxy(calls, { get }) as Client
}

function customCalls(call: Call) {
  return {
    products: productCalls(call),
    categories: categoryCalls(call),
    services: orderedCalls(call, 'services'),
    clients: clientCalls(call),
    pages: pageCalls(call),
    session: sessionCalls(call),
    users: userCalls(call),
    company: companyCalls(call),
    siteSettings: siteSettingsCalls(call),
    dashboard: readDashboard(call),
    messages: messageCalls(call),
    messageSettings: historyCalls<MessageSettings>(call, 'contact/settings'),
    savedAnswers: savedAnswerCalls(call),
    notifications: notificationCalls(call),
    privacy: privacyCalls(call),
    newsletter: newsletterCalls(call),
    support: readSupport(call),
    uploads: uploadCalls(call),
    recentChanges: recentChanges(call),
    /** The server's description of every call. */
    openApi: () => call<OpenApiDocument>('GET', '/openapi.json'),
  }
}
