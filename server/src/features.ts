import { screenNames } from '@busbar/contract'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from './content/routes.ts'
import { countDemo } from './demo/loaded-records.ts'
import { sessionOf } from './features/accounts/bearer.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import type { AccountRules } from './features/accounts/rules.ts'
import { twoFactorRoutes } from './features/accounts/second-factor/two-factor-routes.ts'
import { userRoutes } from './features/accounts/user-routes.ts'
import { findAdministrators } from './features/accounts/users.ts'
import { companyRoutes } from './features/company/routes.ts'
import { companyStore } from './features/company/store.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { demoContentRoutes } from './features/demo-content/routes.ts'
import { fileUploadRoute } from './features/downloads/file-upload-route.ts'
import { videoUploadRoute } from './features/downloads/video-upload-route.ts'
import { editingRoutes } from './features/editing/routes.ts'
import { recentChangesRoutes } from './features/history/routes.ts'
import { libraryRoutes } from './features/library/routes.ts'
import { liveRoutes } from './features/live/routes.ts'
import type { Streams } from './features/live/streams.ts'
import { inboxHealth, inboxProblem } from './features/messages/inbox/inbox-health.ts'
import { messagesRoutes } from './features/messages/routes.ts'
import { campaignRoutes } from './features/newsletter/campaign-routes.ts'
import { newsletterRoutes } from './features/newsletter/routes.ts'
import { subscriberRoutes } from './features/newsletter/subscriber-routes.ts'
import { notificationsRoutes } from './features/notifications/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { bringBackRoutes } from './features/releases/bring-back/bring-back-routes.ts'
import { draftRoutes } from './features/releases/draft-routes.ts'
import { releaseRoutes } from './features/releases/release-routes.ts'
import { replaceRoutes } from './features/releases/replace-routes.ts'
import { reviewRoutes } from './features/releases/review/review-routes.ts'
import { setupRoutes } from './features/setup/routes.ts'
import { siteSettingsRoutes } from './features/site-settings/routes.ts'
import { supportRoutes } from './features/support/routes.ts'
import { removeFromLibrary } from './features/uploads/remove-images.ts'
import { uploadRoutes } from './features/uploads/routes.ts'
import type { Storage } from './platform/files/storage.ts'
import type { MailSettings } from './platform/mail/mail.ts'
import type { Audit } from './platform/postgres/audit.ts'
import type { Database } from './platform/postgres/db.ts'
import type { Enqueue, Queues } from './platform/postgres/jobs.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'
import { readsOf } from './publisher/publications.ts'
import { assetReferenceSources } from './wiring/asset-reference-sources.ts'
import { createReadCampaignCards } from './wiring/campaign-cards.ts'
import { collections, contentTypes } from './wiring/collections.ts'
import { dashboardSources } from './wiring/dashboard-sources.ts'
import { draftTargets } from './wiring/draft-targets.ts'
import { historiedTables } from './wiring/historied-tables.ts'
import { createLetterhead } from './wiring/letterhead.ts'
import { mailSamples } from './wiring/mail-samples.ts'
import { newsletterConsent } from './wiring/newsletter-consent.ts'
import { notificationSources } from './wiring/notification-sources.ts'
import { createPagesOf } from './wiring/pages.ts'
import { personalDataSources } from './wiring/personal-data.ts'
import { findQuotable } from './wiring/quotable-records.ts'
import { createSetupFacts } from './wiring/setup-facts.ts'

type FeatureDependencies = {
  db: Database
  storage: Storage
  enqueue: Enqueue
  audit: Audit
  secrets: SecretBox
  queues: Queues
  publicUrl: string
  rules: AccountRules
  mail: MailSettings
  imapUrl: string | null
  streams: Streams
}

type Routes = (app: FastifyInstance, dependencies: FeatureDependencies) => void | Promise<void>

const contentRoutes = contentTypes.map(({ store, routes }): [string, Routes] => [
  store.name,
  routes ?? ((app, { db }) => collectionRoutes(app, { db, store })),
])

/** What has a screen of its own in the back office. */
const editableTypes = contentTypes.filter(({ store }) => screenNames.some((name) => name === store.name))

/** What everybody edits: images and releases besides records, and none of the settings. */
const isContent = (name: string) =>
  [...contentTypes.map(({ store }) => store.name), 'images', 'releases'].includes(name)

/** What the sections of the home page are made of. */
const sectionStores = Object.fromEntries(
  Object.entries(collections).map(([name, { store }]) => [name, store]),
)

const listStores = contentTypes.flatMap(({ store, page }) => (page?.list ? [{ path: page.list, store }] : []))

/** Every feature's routes. */
export const features: Record<string, Routes> = {
  ...Object.fromEntries(contentRoutes),
  accounts: accountRoutes,
  campaigns: (app, { db, publicUrl, ...others }) =>
    campaignRoutes(app, {
      ...others,
      db,
      letterhead: createLetterhead(db, publicUrl),
      readCampaignCards: createReadCampaignCards(publicUrl),
    }),
  company: companyRoutes,
  dashboard: (app, { db }) => dashboardRoutes(app, { db, sources: dashboardSources }),
  demoContent: (app, { db, enqueue, audit }) =>
    demoContentRoutes(app, { db, enqueue, audit, count: countDemo }),
  drafts: (app, { db }) => draftRoutes(app, { db, targets: draftTargets }),
  editing: (app, { db }) => editingRoutes(app, { db, types: editableTypes, readsOf }),
  files: fileUploadRoute,
  videos: videoUploadRoute,
  history: (app, { db }) => recentChangesRoutes(app, { db, isForAll: isContent }),
  library: (app, { db, storage, enqueue, audit }) => {
    const removeImage = (file: string) => removeFromLibrary({ db, storage, enqueue }, file)
    libraryRoutes(app, { db, sources: assetReferenceSources, removeImage })
    replaceRoutes(app, { db, targets: draftTargets, audit })
  },
  live: (app, { streams }) => liveRoutes(app, { streams, sessionOf }),
  messages: (app, dependencies) => messagesRoutes(app, { ...dependencies, findQuotable }),
  newsletter: (app, { db, enqueue }) =>
    newsletterRoutes(app, { db, enqueue, readConsent: () => newsletterConsent(db) }),
  notifications: (app, dependencies) => notificationsRoutes(app, { ...dependencies, ...notificationSources }),
  privacy: (app, { db, audit }) => privacyRoutes(app, { db, audit, ...personalDataSources }),
  releases: (app, { db, audit, enqueue }) => {
    const checking = { db, targets: draftTargets, pagesOf: createPagesOf(db) }
    releaseRoutes(app, { ...checking, audit })
    bringBackRoutes(app, { db, targets: draftTargets, tables: historiedTables })
    reviewRoutes(app, { db, enqueue, findReviewers: findAdministrators })
  },
  setup: (app, { db, mail }) => setupRoutes(app, { db, readFacts: createSetupFacts(db, mail) }),
  siteSettings: (app, { db, audit }) => siteSettingsRoutes(app, { db, audit, sectionStores, listStores }),
  subscribers: subscriberRoutes,
  support: (app, dependencies) => {
    const letterhead = createLetterhead(dependencies.db, dependencies.publicUrl)
    const { db, imapUrl } = dependencies
    const inbox = imapUrl
      ? async () => {
          const health = await inboxHealth(db, imapUrl)
          return { ...health, flaw: inboxProblem(health) }
        }
      : null
    const hasCompanyEmail = async () => Boolean((await companyStore.read(db)).email)
    return supportRoutes(app, { ...dependencies, letterhead, mailSamples, hasCompanyEmail, inbox })
  },
  twoFactor: (app, dependencies) => {
    const companyName = async () => (await companyStore.read(dependencies.db)).name
    return twoFactorRoutes(app, { ...dependencies, companyName })
  },
  uploads: uploadRoutes,
  users: userRoutes,
}
