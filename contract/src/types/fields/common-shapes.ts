import { hasScheme, webAddress } from '../../addresses.ts'
import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { z } from '../../zod.ts'
import { imageDetails } from '../images/images.ts'

/** What every record carries besides its own fields. */
export const recordFields = {
  _id: z.uuid(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  revision: z.int().positive(),
  /** What is known of the record's uploaded images, by their address. */
  pictures: z.record(z.string(), imageDetails).default({}),
}

/** What only a signed-in user sees of every record. */
export const adminFields = {
  deletedAt: z.iso.datetime().nullable(),
  /** Who put it into the trash, in the list of the trash. */
  deletedBy: z.string().optional(),
}

/** Text that must be there after trimming; `missing` is the sentence shown when it is not. */
export function requiredText(missing: string, max: number) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, texts.api.tooLong(max))
}

/** Text that may be missing; an empty one means none. */
export function optionalText(max: number, tooLong: string = texts.api.tooLong(max)) {
  return emptyMeansNone(z.string().trim().max(max, tooLong))
}

/** Text that may be missing and may be formatted; the server keeps what is harmless of it. */
export function optionalRichText(max: number) {
  return optionalText(max).meta({ contentMediaType: html })
}

/** The same where there must be some. */
export function requiredRichText(missing: string, max: number) {
  return requiredText(missing, max).meta({ contentMediaType: html })
}

/** The fields of a record whose text may be formatted. */
export function richTextFields(input: z.ZodObject) {
  return Object.keys(input.shape).filter((field) => isRichTextField(input.shape[field] as z.ZodType))
}

/** Whether a field takes formatted text. The mark stays on the inner schema when the field is made optional. */
export function isRichTextField(field: z.ZodType): boolean {
  if (field.meta()?.contentMediaType === html) return true
  return field instanceof z.ZodOptional && isRichTextField(field.unwrap() as z.ZodType)
}

const html = 'text/html'

/** An email address, kept in lower case so that one address is one person. */
export function email(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(limits.contact.email, texts.api.tooLong(limits.contact.email))
    .toLowerCase()
    .refine(isEmail, texts.api.invalidEmail)
}

/** A web address as people type it, with or without `https://`; an empty one means none. */
export function optionalWebsite(invalid: string) {
  return emptyMeansNone(
    z
      .string({ error: invalid })
      .trim()
      .max(limits.text.url, texts.api.tooLong(limits.text.url))
      .refine((value) => value === '' || isWebAddress(value), invalid),
  )
}

/** An uploaded image's path, its bare file name, or an http address. */
export function requiredImage(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(limits.text.url, texts.api.tooLong(limits.text.url))
    .refine(isImageReference, texts.api.invalidImage)
}

/** The same where there may be none; an empty one means none. */
export const optionalImage = emptyMeansNone(
  z
    .string({ error: texts.api.invalidImage })
    .trim()
    .max(limits.text.url, texts.api.tooLong(limits.text.url))
    .refine((value) => value === '' || isImageReference(value), texts.api.invalidImage),
)

/** The field that holds a record's one image, where it may have none. */
export function imageField(input: z.ZodObject) {
  return Object.keys(input.shape).find((field) => input.shape[field] === optionalImage)
}

/** Where a button leads: a web address, `mailto:`, `tel:`, a path of this site or `#section`. */
export const link = z
  .string({ error: texts.company.linkInvalid })
  .trim()
  .max(limits.text.url, texts.api.tooLong(limits.text.url))
  .refine(isLink, texts.company.linkInvalid)

/** A place in an order that starts at 0. */
export const displayOrder = z
  .number({ error: texts.api.displayOrder })
  .int(texts.api.displayOrder)
  .min(0, texts.api.displayOrder)
  .max(1_000_000, texts.api.displayOrder)

/** `?isActive=true`, for lists that have it. */
export const activeFilter = { isActive: z.stringbool().optional() }

function emptyMeansNone<T extends z.ZodType<string>>(schema: T) {
  return schema.transform((value) => value || null).nullish()
}

function isWebAddress(value: string) {
  const url = URL.parse(webAddress(value))
  if (!url || /[\s\\]|^\//.test(value)) return false
  // Credentials in an address hide its real host: `https://bank.example@evil.example`.
  const isPlain = url.username === '' && url.password === ''
  return isPlain && ['http:', 'https:'].includes(url.protocol) && /^[^.].*\.[^.]+$/.test(url.hostname)
}

function isLink(value: string) {
  if (/^#[\w-]+$/.test(value) || /^\/(?![/\\])[\w./#-]*$/.test(value)) return true
  if (/^mailto:/i.test(value)) return isEmail(value.slice('mailto:'.length).toLowerCase())
  if (/^tel:/i.test(value)) return /^tel:\+?[\d ().-]{3,30}$/i.test(value)
  return hasScheme(value) && isWebAddress(value)
}

function isImageReference(value: string) {
  if (hasScheme(value)) return isWebAddress(value)
  return /^\/?[\w-][\w./-]*$/.test(value) && !value.includes('..') && !value.includes('//')
}

/** Plain ASCII addresses only: a look-alike letter must never pass for another person's address. */
function isEmail(value: string) {
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(
    value,
  )
}
