/** Without the list as a file. */
export const subscriberPaths = {
  subscribers: 'GET /newsletter/subscribers query',
  removeSubscriber: 'DELETE /newsletter/subscribers/:id',
  importSubscribers: 'POST /newsletter/subscribers/import body',
} as const

export const campaignPaths = {
  campaigns: 'GET /newsletter/campaigns query',
  campaign: 'GET /newsletter/campaigns/:id',
  createCampaign: 'POST /newsletter/campaigns body',
  updateCampaign: 'PUT /newsletter/campaigns/:id body',
  removeCampaign: 'DELETE /newsletter/campaigns/:id',
  previewCampaign: 'POST /newsletter/campaigns/preview body',
  testCampaign: 'POST /newsletter/campaigns/:id/test',
} as const

export const campaignActionPaths = {
  send: 'POST /newsletter/campaigns/:id/send',
  pause: 'POST /newsletter/campaigns/:id/pause',
  resume: 'POST /newsletter/campaigns/:id/resume',
  cancel: 'POST /newsletter/campaigns/:id/cancel',
} as const
