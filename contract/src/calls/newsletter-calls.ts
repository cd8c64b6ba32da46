import type { MailPreview, TestMailAnswer } from '../types/mail-samples.ts'
import type {
  Campaign,
  CampaignAction,
  CampaignDetails,
  CampaignInput,
  CampaignQuery,
} from '../types/newsletter/campaigns.ts'
import type {
  ImportInput,
  ImportReport,
  SubscriberPage,
  SubscriberQuery,
} from '../types/newsletter/newsletter.ts'
import { type Call, type ClientOptions, caller, type List, queryString, readList } from './call.ts'
import { download } from './download.ts'

/** What a visitor does about the newsletter. */
export function newsletterCalls(call: Call) {
  return {
    /** The answer does not tell whether the address was known. */
    subscribe: (email: string) => call<{ message: string }>('POST', '/newsletter', { body: { email } }),
    confirm: (token: string) => call<{ message: string }>('POST', '/newsletter/confirm', { body: { token } }),
    unsubscribe: (key: string) =>
      call<{ message: string }>('POST', '/newsletter/unsubscribe', { body: { key } }),
  }
}

/** What users do about the newsletter. It stands apart from `createClient` because every visitor loads that. */
export function createNewsletterClient(options: ClientOptions) {
  const call = caller(options)
  return {
    subscribers: (query?: SubscriberQuery) =>
      call<SubscriberPage>('GET', `/newsletter/subscribers${queryString(query)}`),
    removeSubscriber: async (id: string) => {
      await call<unknown>('DELETE', `/newsletter/subscribers/${encodeURIComponent(id)}`)
    },
    importSubscribers: async (body: ImportInput) =>
      (await call<{ data: ImportReport }>('POST', '/newsletter/subscribers/import', { body })).data,
    /** All subscribers as a file of comma-separated values. */
    exportSubscribers: () => download(options, '/newsletter/subscribers.csv'),
    campaigns: async (query?: CampaignQuery): Promise<List<Campaign>> =>
      readList<Campaign>(await call<unknown>('GET', `/newsletter/campaigns${queryString(query)}`)),
    campaign: async (id: string) => (await call<{ data: CampaignDetails }>('GET', campaign(id))).data,
    createCampaign: async (body: CampaignInput) =>
      (await call<{ data: Campaign }>('POST', '/newsletter/campaigns', { body })).data,
    updateCampaign: async (id: string, body: CampaignInput, revision?: number) =>
      (await call<{ data: Campaign }>('PUT', campaign(id), { body, revision })).data,
    removeCampaign: async (id: string) => {
      await call<unknown>('DELETE', campaign(id))
    },
    previewCampaign: async (body: CampaignInput) =>
      (await call<{ data: MailPreview }>('POST', '/newsletter/campaigns/preview', { body })).data,
    testCampaign: async (id: string) =>
      (await call<{ data: TestMailAnswer }>('POST', `${campaign(id)}/test`)).data,
    /** Sends, pauses, resumes or cancels a campaign; with a `revision`, only as it was then. */
    act: async (id: string, action: CampaignAction, revision?: number) =>
      (await call<{ data: CampaignDetails }>('POST', `${campaign(id)}/${action}`, { revision })).data,
  }
}

const campaign = (id: string) => `/newsletter/campaigns/${encodeURIComponent(id)}`
