import { listMeta } from '../../types/envelope.ts'
import { mailPreview, testMailAnswer } from '../../types/mail-samples.ts'
import { campaign, campaignDetails, campaignInput, campaignQuery } from '../../types/newsletter/campaigns.ts'
import {
  confirmInput,
  importInput,
  importReport,
  newsletterAnswer,
  subscribeInput,
  subscriberList,
  subscriberQuery,
  unsubscribeInput,
} from '../../types/newsletter/newsletter.ts'
import { z } from '../../zod.ts'
import { campaignActionPaths, campaignPaths, subscriberPaths } from '../paths/campaign-paths.ts'
import { newsletterPaths } from '../paths/newsletter-paths.ts'
import { defineCalls } from './define-calls.ts'

const access = 'session'
const params = z.object({ id: z.uuid() })

/** Visitors ask for the newsletter, confirm, and leave again. */
export const newsletterCalls = defineCalls('newsletter', newsletterPaths, {
  /** The answer does not tell whether the address was known. */
  subscribe: {
    summary: 'Ask for the newsletter',
    access: 'public',
    body: subscribeInput,
    answer: newsletterAnswer,
  },
  confirm: {
    summary: 'Confirm an address with the link in the mail',
    access: 'public',
    body: confirmInput,
    answer: newsletterAnswer,
  },
  unsubscribe: {
    summary: 'Leave the newsletter',
    access: 'public',
    body: unsubscribeInput,
    answer: newsletterAnswer,
  },
})

/** Users look after who gets the newsletter. */
export const subscriberCalls = defineCalls('newsletter', subscriberPaths, {
  subscribers: {
    summary: 'List subscribers, newest first',
    access,
    query: subscriberQuery,
    data: subscriberList.shape.data,
    meta: subscriberList.shape.meta,
  },
  removeSubscriber: { summary: 'Forget a subscriber', access, params },
  importSubscribers: {
    summary: 'Put addresses on the list, each looked at by itself',
    access,
    body: importInput,
    data: importReport,
  },
})

/** Users write newsletters, look at them and try them out. */
export const campaignCalls = defineCalls('newsletter', campaignPaths, {
  campaigns: {
    summary: 'List campaigns, newest first',
    access,
    query: campaignQuery,
    data: z.array(campaign),
    meta: listMeta,
  },
  campaign: { summary: 'Read a campaign and how far it is', access, params, data: campaignDetails },
  createCampaign: {
    summary: 'Write a campaign',
    access,
    body: campaignInput,
    data: campaign,
    status: 201,
  },
  updateCampaign: {
    summary: 'Change a campaign that was not sent yet',
    access,
    params,
    body: campaignInput,
    data: campaign,
    ifMatch: true,
  },
  removeCampaign: { summary: 'Take away a campaign that was not sent', access, params },
  previewCampaign: {
    summary: 'A campaign as a mail, without saving it',
    access,
    body: campaignInput,
    data: mailPreview,
  },
  testCampaign: {
    summary: 'Send a campaign to the caller alone',
    access,
    params,
    data: testMailAnswer,
  },
})

const action = { access, params, data: campaignDetails, ifMatch: true } as const

/** What is done about sending one. */
export const campaignActionCalls = defineCalls('newsletter', campaignActionPaths, {
  send: { ...action, summary: 'Send a campaign to everybody who has confirmed, in the background' },
  pause: { ...action, summary: 'Stop sending for now' },
  resume: { ...action, summary: 'Go on with sending' },
  cancel: { ...action, summary: 'Stop sending for good' },
})
