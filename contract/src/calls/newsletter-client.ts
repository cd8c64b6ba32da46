import type { CampaignAction } from '../types/newsletter/campaigns.ts'
import { type ClientOptions, caller, readList } from './call.ts'
import { clientOf } from './client-of.ts'
import type { campaignActionCalls, campaignCalls, subscriberCalls } from './definitions/newsletter-calls.ts'
import { download } from './download.ts'
import { campaignActionPaths, campaignPaths, subscriberPaths } from './paths/campaign-paths.ts'

/** What users do about the newsletter. It stands apart from `createClient` because every visitor loads that. */
export function createNewsletterClient(options: ClientOptions) {
  const call = caller(options)
  const actions = clientOf<typeof campaignActionCalls>(call, campaignActionPaths)
  return {
    ...clientOf<typeof subscriberCalls>(call, subscriberPaths),
    ...clientOf<typeof campaignCalls>(call, campaignPaths, { campaigns: readList }),
    /** All subscribers as a file of comma-separated values. */
    exportSubscribers: () => download(options, '/newsletter/subscribers.csv'),
    /** Sends, pauses, resumes or cancels a campaign; with a `revision`, only as it was then. */
    act: (id: string, action: CampaignAction, revision?: number) => actions[action](id, revision),
  }
}
