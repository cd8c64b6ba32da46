import { blocksTexts } from './blocks/texts.ts'
import { categoriesTexts, eventsTexts } from './categories/texts.ts'
import { characteristicsTexts } from './characteristics/texts.ts'
import { clientsTexts } from './clients/texts.ts'
import { dashboardTexts } from './dashboard/texts.ts'
import { demoContentTexts } from './demo-content/texts.ts'
import { documentationTexts } from './documentation/texts.ts'
import { downloadsTexts } from './downloads/texts.ts'
import { draftTexts } from './drafts/texts.ts'
import { fieldsTexts } from './forms/texts.ts'
import { helpTexts } from './help/texts.ts'
import { libraryTexts } from './images/library/texts.ts'
import { imagesTexts } from './images/texts.ts'
import { messagesTexts } from './messages/texts.ts'
import { newsTexts } from './news/texts.ts'
import { newsletterTexts } from './newsletter/texts.ts'
import { notificationsTexts } from './notifications/texts.ts'
import { pagesTexts } from './pages/texts.ts'
import { partnersTexts } from './partners/texts.ts'
import { mailPreviewTexts } from './parts/texts.ts'
import { previewTexts } from './preview/texts.ts'
import { specificationTexts } from './products/specification/texts.ts'
import { productsTexts } from './products/texts.ts'
import { variantsTexts } from './products/variants/texts.ts'
import { pageTexts } from './records/editor/page-texts.ts'
import { recordsTexts } from './records/texts.ts'
import { referencesTexts } from './references/texts.ts'
import { releasesTexts } from './releases/texts.ts'
import { servicesTexts } from './services/texts.ts'
import { lookTexts } from './settings/look/texts.ts'
import { structureTexts } from './settings/structure/texts.ts'
import { companyTexts, settingsTexts } from './settings/texts.ts'
import { messageSettingsTexts, privacyTexts, siteSettingsTexts } from './settings/website/texts.ts'
import { gapTexts, setupTexts } from './setup/texts.ts'
import { paletteTexts } from './shell/texts.ts'
import { supportTexts } from './support/texts.ts'
import { teamTexts } from './team/texts.ts'
import { timeMachineTexts } from './time-machine/texts.ts'

/** Every sentence of the back office's screens by its screen, for tests that drive them. */
export const adminTexts = {
  fields: fieldsTexts,
  images: imagesTexts,
  library: libraryTexts,
  downloads: downloadsTexts,
  records: recordsTexts,
  page: pageTexts,
  products: productsTexts,
  specification: specificationTexts,
  variants: variantsTexts,
  services: servicesTexts,
  partners: partnersTexts,
  team: teamTexts,
  clients: clientsTexts,
  categories: categoriesTexts,
  characteristics: characteristicsTexts,
  events: eventsTexts,
  messages: messagesTexts,
  references: referencesTexts,
  news: newsTexts,
  pages: pagesTexts,
  blocks: blocksTexts,
  newsletter: newsletterTexts,
  releases: releasesTexts,
  settings: settingsTexts,
  setup: setupTexts,
  gaps: gapTexts,
  demoContent: demoContentTexts,
  company: companyTexts,
  siteSettings: siteSettingsTexts,
  look: lookTexts,
  structure: structureTexts,
  messageSettings: messageSettingsTexts,
  privacy: privacyTexts,
  dashboard: dashboardTexts,
  notifications: notificationsTexts,
  support: supportTexts,
  documentation: documentationTexts,
  help: helpTexts,
  palette: paletteTexts,
  mailPreview: mailPreviewTexts,
  preview: previewTexts,
  drafts: draftTexts,
  timeMachine: timeMachineTexts,
}
