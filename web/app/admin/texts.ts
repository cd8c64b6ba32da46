import { categoriesTexts, eventsTexts } from './categories/texts.ts'
import { clientsTexts } from './clients/texts.ts'
import { dashboardTexts } from './dashboard/texts.ts'
import { documentationTexts } from './documentation/texts.ts'
import { fieldsTexts } from './forms/texts.ts'
import { helpTexts } from './help/texts.ts'
import { imagesTexts } from './images/texts.ts'
import { messagesTexts } from './messages/texts.ts'
import { newsletterTexts } from './newsletter/texts.ts'
import { notificationsTexts } from './notifications/texts.ts'
import { partnersTexts } from './partners/texts.ts'
import { mailPreviewTexts } from './parts/texts.ts'
import { productsTexts } from './products/texts.ts'
import { servicesTexts } from './services/texts.ts'
import { companyTexts, settingsTexts } from './settings/texts.ts'
import { messageSettingsTexts, privacyTexts, siteSettingsTexts } from './settings/website/texts.ts'
import { paletteTexts } from './shell/texts.ts'
import { supportTexts } from './support/texts.ts'
import { teamTexts } from './team/texts.ts'

/** Every sentence of the back office's screens by its screen, for tests that drive them. */
export const adminTexts = {
  fields: fieldsTexts,
  images: imagesTexts,
  products: productsTexts,
  services: servicesTexts,
  partners: partnersTexts,
  team: teamTexts,
  clients: clientsTexts,
  categories: categoriesTexts,
  events: eventsTexts,
  messages: messagesTexts,
  newsletter: newsletterTexts,
  settings: settingsTexts,
  company: companyTexts,
  siteSettings: siteSettingsTexts,
  messageSettings: messageSettingsTexts,
  privacy: privacyTexts,
  dashboard: dashboardTexts,
  notifications: notificationsTexts,
  support: supportTexts,
  documentation: documentationTexts,
  help: helpTexts,
  palette: paletteTexts,
  mailPreview: mailPreviewTexts,
}
