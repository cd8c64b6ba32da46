import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { optionalImage, optionalRichText, optionalText, recordFields } from '../fields/common-shapes.ts'
import { homeSections, homeSectionsInput } from './home-sections.ts'
import { look } from './look.ts'
import { lookInput } from './look-input.ts'
import { numberFormats } from './number-format.ts'
import { siteLinks, siteLinksInput } from './site-links.ts'
import { siteWordsInput, siteWordsShown } from './site-words.ts'

export const timeZone = z.string().max(60).refine(isTimeZone, texts.siteSettings.timeZoneInvalid)

const currency = z.string().refine(isCurrency, texts.siteSettings.currencyInvalid)

/** How the site behaves, apart from the company's own data. Given fields are merged. */
export const siteSettingsInput = z
  .strictObject({
    /** What stands after each page's title; the company's name unless said. */
    titleSuffix: optionalText(limits.text.name),
    description: optionalText(limits.text.short),
    /** What a page without an image of its own is shared with. */
    shareImage: optionalImage,
    canZoom: z.boolean(),
    /** Empty: the text that the product brings along. */
    privacyText: optionalRichText(limits.text.article),
    mapTileUrl: z
      .string()
      .trim()
      .max(limits.text.url)
      .refine(isTileUrl, texts.siteSettings.tileUrlInvalid)
      .transform((value) => value || null)
      .nullable(),
    timeZone: timeZone.nullable(),
    /** Editors draft and ask; owners and administrators publish. */
    editorsNeedReview: z.boolean(),
    /** Visitors meet a page that says so, and none of the others. */
    isComingSoon: z.boolean(),
    homeSections: homeSectionsInput,
    /** Null: the sections of the home page. */
    menu: siteLinksInput.nullable(),
    footerLinks: siteLinksInput.nullable(),
    words: siteWordsInput,
    currency,
    numberFormat: z.enum(numberFormats),
    look: lookInput.nullable(),
    /** What browsers and phones show; made from the logo unless given. */
    icon: optionalImage,
  })
  .partial()

export const siteSettings = z.object({
  ...recordFields,
  _id: z.uuid().nullable(),
  createdAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  revision: z.int().nonnegative(),
  titleSuffix: z.string().nullable(),
  description: z.string().nullable(),
  shareImage: z.string().nullable(),
  canZoom: z.boolean(),
  privacyText: z.string().nullable(),
  mapTileUrl: z.string(),
  timeZone: z.string().nullable(),
  /** Only for signed-in users: how the office works is nobody else's business. */
  editorsNeedReview: z.boolean().optional(),
  isComingSoon: z.boolean(),
  homeSections,
  menu: siteLinks.nullable(),
  footerLinks: siteLinks.nullable(),
  words: siteWordsShown,
  currency: z.string(),
  numberFormat: z.enum(numberFormats),
  look: look.nullable(),
  icon: z.string().nullable(),
})

export type SiteSettingsInput = z.input<typeof siteSettingsInput>
export type SiteSettings = z.infer<typeof siteSettings>

/** A map's tiles come from one https address with a place for each of their three numbers. */
function isTileUrl(value: string) {
  if (value === '') return true
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  // The parser of addresses takes these and writes them otherwise; nobody's tiles need them.
  const hasMarkup = /["'<>`\\\s]/.test(value)
  return isComplete && !hasMarkup && URL.parse(value.replace(/[{}]/g, ''))?.protocol === 'https:'
}

function isCurrency(value: string) {
  return Intl.supportedValuesOf('currency').includes(value)
}

function isTimeZone(value: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}
