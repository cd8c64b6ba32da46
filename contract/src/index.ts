export * from './addresses.ts'
export * from './calls/client.ts'
export { accountCalls, passwordCalls, sessionCalls } from './calls/definitions/account-calls.ts'
export { companyCalls } from './calls/definitions/company-calls.ts'
export {
  categoryEventCalls,
  clientCalls,
  pageCalls,
  productCalls,
} from './calls/definitions/content-calls.ts'
export type { Access, CallDefinition, DefinedCall } from './calls/definitions/define-calls.ts'
export { imageReplacementCalls, libraryCalls } from './calls/definitions/library-calls.ts'
export { messageCalls, replyCalls } from './calls/definitions/message-calls.ts'
export { messageSettingsCalls } from './calls/definitions/message-settings-calls.ts'
export {
  campaignActionCalls,
  campaignCalls,
  newsletterCalls,
  subscriberCalls,
} from './calls/definitions/newsletter-calls.ts'
export { notificationCalls } from './calls/definitions/notification-calls.ts'
export {
  dashboardCalls,
  editingCalls,
  recentChangesCalls,
  supportCalls,
} from './calls/definitions/office-calls.ts'
export { privacyCalls } from './calls/definitions/privacy-calls.ts'
export { bringBackCalls, draftCalls, releaseCalls, reviewCalls } from './calls/definitions/release-calls.ts'
export { savedAnswerCalls } from './calls/definitions/saved-answer-calls.ts'
export { passkeyCalls, secondFactorCalls } from './calls/definitions/second-factor-calls.ts'
export { demoContentCalls, setupCalls } from './calls/definitions/setup-calls.ts'
export { siteSettingsCalls } from './calls/definitions/site-settings-calls.ts'
export {
  activeCalls,
  orderedCalls,
  type StandardCalls,
  standardCalls,
} from './calls/definitions/standard-calls.ts'
export { uploadCalls } from './calls/definitions/upload-calls.ts'
export { userCalls } from './calls/definitions/user-calls.ts'
export { exportSecurityLog } from './calls/download.ts'
export { createEditingClient } from './calls/editing-client.ts'
export { createNewsletterClient } from './calls/newsletter-client.ts'
export { createLibraryClient, createSetupClient } from './calls/office-clients.ts'
export { createReleaseClient } from './calls/release-client.ts'
export { printValue } from './catalogue/print-value.ts'
export { readValue } from './catalogue/read-value.ts'
export { differingIn, specificationOf } from './catalogue/specification.ts'
export { type ValueRules, valueProblem } from './catalogue/value-problem.ts'
export * from './file-kinds.ts'
export * from './image-address.ts'
export * from './is-equal.ts'
export * from './kebab-case.ts'
export * from './limits.ts'
export * from './look/choices.ts'
export * from './look/color-pairs.ts'
export { contrast } from './look/contrast.ts'
export { readyMadeLooks } from './look/ready-made.ts'
export * from './look/tokens.ts'
export * from './merge-values.ts'
export * from './openapi.ts'
export * from './page-address.ts'
export * from './public-pages.ts'
export { printNumberValue, printRangeValue } from './quantities/print-quantity.ts'
export * from './quantities/quantity.ts'
export type { DecimalMark } from './quantities/read-number.ts'
export { type Reading, readNumberValue, readRangeValue } from './quantities/read-quantity.ts'
export { type MeasuredKind, type Unit, unitOf, units, unitsLike } from './quantities/units.ts'
export * from './rich-text.ts'
export * from './roles.ts'
export * from './script-mark.ts'
export * from './slug-of.ts'
export * from './start-limits.ts'
export * from './texts/defaults.ts'
export type { Guide } from './texts/guides/guide.ts'
export { guides } from './texts/guides/guides.ts'
export * from './texts/manual.ts'
export * from './texts/standard-privacy-text.ts'
export * from './texts/standard-sections.ts'
export * from './texts/standard-words.ts'
export * as texts from './texts/texts.ts'
export * from './types/accounts/session.ts'
export * from './types/accounts/users.ts'
export * from './types/back-office/dashboard.ts'
export * from './types/back-office/live.ts'
export * from './types/back-office/notifications.ts'
export * from './types/back-office/support.ts'
export * from './types/blocks/blocks.ts'
export * from './types/bulk.ts'
export {
  type CategoryCharacteristic,
  type Lifecycle,
  lifecycles,
  orderCodeKey,
  type ProductFile,
  type ProductFileKind,
  type ProductVariant,
  productFileKinds,
} from './types/catalogue/product-parts.ts'
export {
  type CharacteristicKind,
  characteristicKinds,
  type ProductValue,
  type ProductValues,
} from './types/catalogue/product-values.ts'
export * from './types/change-input.ts'
export * from './types/collection.ts'
export * from './types/collections.ts'
export * from './types/company.ts'
export * from './types/envelope.ts'
export * from './types/fields/common-shapes.ts'
export { type Field, type FieldKind, type Fields, keyedFields } from './types/fields/field.ts'
export * from './types/fields/field-rules.ts'
export { pageFields } from './types/fields/page-fields.ts'
export * from './types/history.ts'
export * from './types/images/files.ts'
export * from './types/images/images.ts'
export * from './types/images/library.ts'
export * from './types/images/uploads.ts'
export * from './types/mail-samples.ts'
export * from './types/messages.ts'
export * from './types/newsletter/campaigns.ts'
export * from './types/newsletter/newsletter.ts'
export * from './types/personal-data.ts'
export { productImage, productStatuses } from './types/products.ts'
export * from './types/releases.ts'
export * from './types/website/demo-content.ts'
export * from './types/website/home-sections.ts'
export * from './types/website/look.ts'
export * from './types/website/look-input.ts'
export * from './types/website/number-format.ts'
export * from './types/website/page-links.ts'
export * from './types/website/page-records.ts'
export * from './types/website/setup.ts'
export * from './types/website/site-links.ts'
export * from './types/website/site-settings.ts'
export * from './types/website/site-words.ts'
export * from './video-address.ts'
export * from './video-files.ts'
