import type { OpenApiDocument } from '../openapi.ts'
import type { CollectionName } from '../types/collections.ts'
import type { ListQuery } from '../types/envelope.ts'
import type { EventInput, EventRecord } from '../types/events.ts'
import type { Partner, PartnerInput } from '../types/partners.ts'
import type { Service, ServiceInput } from '../types/services.ts'
import type { TeamMember, TeamMemberInput } from '../types/team.ts'
import { sessionCalls, userCalls } from './account-calls.ts'
import { type ClientOptions, caller } from './call.ts'
import {
  type ActiveQuery,
  categoryCalls,
  clientCalls,
  collectionCalls,
  orderedCalls,
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
export type { CollectionCalls } from './content-calls.ts'
export type Client = ReturnType<typeof createClient>

/** Every call of the API, typed, over any `fetch`: the browser's, or the publisher's in-process one. */
export function createClient(options: ClientOptions) {
  const call = caller(options)
  const content = {
    products: productCalls(call),
    categories: categoryCalls(call),
    events: collectionCalls<EventRecord, EventInput, ListQuery & { category?: string }>(call, 'events'),
    services: orderedCalls<Service, ServiceInput>(call, 'services'),
    team: collectionCalls<TeamMember, TeamMemberInput, ActiveQuery>(call, 'team'),
    partners: collectionCalls<Partner, PartnerInput, ListQuery>(call, 'partners'),
    clients: clientCalls(call),
  } satisfies Record<CollectionName, unknown>
  return {
    ...content,
    session: sessionCalls(call),
    users: userCalls(call),
    company: companyCalls(call),
    siteSettings: siteSettingsCalls(call),
    dashboard: readDashboard(call),
    messages: messageCalls(call),
    savedAnswers: savedAnswerCalls(call),
    notifications: notificationCalls(call),
    privacy: privacyCalls(call),
    newsletter: newsletterCalls(call),
    support: readSupport(call),
    uploads: uploadCalls(call),
    recentChanges: recentChanges(call),
    /** What the server says of every call. */
    openApi: () => call<OpenApiDocument>('GET', '/openapi.json'),
  }
}
