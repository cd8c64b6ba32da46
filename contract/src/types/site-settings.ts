import { limits } from '../limits.ts'
import * as texts from '../texts/texts.ts'
import { z } from '../zod.ts'
import { optionalImage, optionalRichText, optionalText, recordFields } from './fields.ts'

export const timeZone = z.string().max(60).refine(isTimeZone, texts.siteSettings.timeZoneInvalid)

/** How the site behaves, apart from what the company says about itself. What is given is merged. */
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
})

export type SiteSettingsInput = z.input<typeof siteSettingsInput>
export type SiteSettings = z.infer<typeof siteSettings>

/** A map's tiles come from one https address with a place for each of their three numbers. */
function isTileUrl(value: string) {
  if (value === '') return true
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
  return isComplete && URL.parse(value.replace(/[{}]/g, ''))?.protocol === 'https:'
}

function isTimeZone(value: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return false
  }
}
