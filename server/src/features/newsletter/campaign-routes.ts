import { randomUUID } from 'node:crypto'
import {
  campaignActions,
  campaignDetails,
  campaignInput,
  campaignQuery,
  campaign as contract,
  failure,
  mailPreview,
  success,
  successList,
  testMailAnswer,
} from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/http/access.ts'
import { expectedRevision, ifMatch } from '../../platform/http/if-match.ts'
import { consumeRateLimit } from '../../platform/http/rate-limit.ts'
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

const summaries: Record<(typeof campaignActions)[number], string> = {
  send: 'Send a campaign to everybody who has confirmed, in the background',
  pause: 'Stop sending for now',
  resume: 'Go on with sending',
  cancel: 'Stop sending for good',
}

/** How many mails to oneself an hour are free of pauses. */
const freeTests = 20

/** A placeholder for the reader's own key where there is no reader. */
const nobody = 'preview'

/** Users write newsletters, look at them, try them out and send them. */
export function campaignRoutes(instance: FastifyInstance, dependencies: Dependencies) {
  const { db, mail, letterhead, readCampaignCards } = dependencies
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const sendMail = createMailer(mail)
  const config = { access: 'session' as const }
  const params = z.object({ id: z.uuid() })
  const schema = <Answer extends z.ZodType>(summary: string, answer: Answer) => ({
    tags: ['newsletter'],
    summary,
    response: { 200: answer, '4xx': failure },
  })
  const find = (id: string) => findCampaign(db, id, mail.perMinute)

  app.get(
    '/newsletter/campaigns',
    {
      config,
      schema: {
        ...schema('List campaigns, newest first', successList(contract)),
        querystring: campaignQuery,
      },
    },
    async (request) => ({ success: true as const, ...(await listCampaigns(db, request.query)) }),
  )

  app.post(
    '/newsletter/campaigns',
    {
      config,
      schema: {
        tags: ['newsletter'],
        summary: 'Write a campaign',
        body: campaignInput,
        response: { 201: success(contract), '4xx': failure },
      },
    },
    async (request, reply) => {
      reply.code(201)
      const data = await createCampaign(db, request.body, viewerOf(request).name)
      return { success: true as const, data }
    },
  )

  app.post(
    '/newsletter/campaigns/preview',
    {
      config,
      schema: {
        ...schema('A campaign as a mail, without saving it', success(mailPreview)),
        body: campaignInput,
      },
    },
    async (request) => {
      const { title, body, items } = request.body
      const cards = await readCampaignCards(db, items)
      const content = campaignMail({ title, body: sanitizeHtml(body), cards }, await letterhead(), nobody)
      const { subject, html, text } = content
      return { success: true as const, data: { subject, html, text } }
    },
  )

  app.get(
    '/newsletter/campaigns/:id',
    { config, schema: { ...schema('Read a campaign and how far it is', success(campaignDetails)), params } },
    async (request) => ({ success: true as const, data: await find(request.params.id) }),
  )

  app.put(
    '/newsletter/campaigns/:id',
    {
      config,
      schema: {
        ...schema('Change a campaign that was not sent yet', success(contract)),
        params,
        body: campaignInput,
        headers: ifMatch,
      },
    },
    async (request) => ({
      success: true as const,
      data: await updateCampaign(
        db,
        request.params.id,
        request.body,
        expectedRevision(request.headers['if-match']),
      ),
    }),
  )

  app.delete(
    '/newsletter/campaigns/:id',
    {
      config,
      schema: {
        ...schema('Take away a campaign that was not sent', z.object({ success: z.literal(true) })),
        params,
      },
    },
    async (request) => {
      await removeCampaign(db, request.params.id)
      return { success: true as const }
    },
  )

  app.post(
    '/newsletter/campaigns/:id/test',
    { config, schema: { ...schema('Send a campaign to the caller alone', success(testMailAnswer)), params } },
    async (request) => {
      const { _id, email: to } = viewerOf(request)
      await consumeRateLimit(db, `test mail ${_id}`, freeTests)
      const { title, body, items } = await find(request.params.id)
      const cards = await readCampaignCards(db, items)
      const { unsubscribeUrl: _, ...content } = campaignMail(
        { title, body, cards },
        await letterhead(),
        nobody,
      )
      return { success: true as const, data: await tryOut(sendMail, { id: randomUUID(), to, ...content }) }
    },
  )

  for (const action of campaignActions) {
    app.post(
      `/newsletter/campaigns/:id/${action}`,
      {
        config,
        schema: { ...schema(summaries[action], success(campaignDetails)), params, headers: ifMatch },
      },
      async (request) => {
        const expected = expectedRevision(request.headers['if-match'])
        await actOn(db, readCampaignCards, viewerOf(request), request.params.id, action, expected)
        return { success: true as const, data: await find(request.params.id) }
      },
    )
  }
}
