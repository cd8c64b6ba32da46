import { randomUUID } from 'node:crypto'
import { type CampaignAction, campaignActionCalls, campaignCalls, type Viewer } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { consumeRateLimit } from '../../platform/http/rate-limit.ts'
import { registerCalls } from '../../platform/http/register-calls.ts'
import { createMailer, type MailSettings, tryOut } from '../../platform/mail/mail.ts'
import type { Letterhead } from '../../platform/mail/mail-layout.ts'
import type { Database } from '../../platform/postgres/db.ts'
import { sanitizeHtml } from '../../platform/rich-text.ts'
import { campaignMail } from './campaign-mail.ts'
import {
  actOn,
  createCampaign,
  findCampaign,
  listCampaigns,
  type ReadCampaignCards,
  removeCampaign,
  updateCampaign,
} from './campaigns.ts'

type Dependencies = {
  db: Database
  mail: MailSettings
  letterhead: () => Promise<Letterhead>
  readCampaignCards: ReadCampaignCards
}

/** How many mails to oneself an hour are free of pauses. */
const freeTests = 20

/** A placeholder for the reader's own key where there is no reader. */
const nobody = 'preview'

/** Users write newsletters, look at them, try them out and send them. */
export function campaignRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, mail, letterhead, readCampaignCards } = dependencies
  const sendMail = createMailer(mail)
  const find = (id: string) => findCampaign(db, id, mail.perMinute)

  registerCalls(app, campaignCalls, {
    campaigns: ({ query }) => listCampaigns(db, query),
    campaign: ({ params }) => find(params.id),
    createCampaign: ({ viewer, body }) => createCampaign(db, body, viewer.name),
    updateCampaign: ({ params, body, ifMatch }) => updateCampaign(db, params.id, body, ifMatch),
    async removeCampaign({ params }) {
      await removeCampaign(db, params.id)
    },
    async previewCampaign({ body: { title, body, items } }) {
      const cards = await readCampaignCards(db, items)
      const content = campaignMail({ title, body: sanitizeHtml(body), cards }, await letterhead(), nobody)
      const { subject, html, text } = content
      return { subject, html, text }
    },
    async testCampaign({ viewer: { _id, email: to }, params }) {
      await consumeRateLimit(db, `test mail ${_id}`, freeTests)
      const { title, body, items } = await find(params.id)
      const cards = await readCampaignCards(db, items)
      const { unsubscribeUrl: _, ...content } = campaignMail(
        { title, body, cards },
        await letterhead(),
        nobody,
      )
      return tryOut(sendMail, { id: randomUUID(), to, ...content })
    },
  })

  type Input = { viewer: Viewer; params: { id: string }; ifMatch: number | undefined }
  const doing =
    (action: CampaignAction) =>
    async ({ viewer, params, ifMatch }: Input) => {
      await actOn(db, readCampaignCards, viewer, params.id, action, ifMatch)
      return find(params.id)
    }

  registerCalls(app, campaignActionCalls, {
    send: doing('send'),
    pause: doing('pause'),
    resume: doing('resume'),
    cancel: doing('cancel'),
  })
}
