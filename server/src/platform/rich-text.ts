import { isRichText, isRichTextField, richTextTags } from '@busbar/contract'
import sanitize from 'sanitize-html'
import { z } from 'zod'

/** A text as it is stored: plain text as it was written, formatted text sanitized. */
function sanitizeText(text: string) {
  return isRichText(text) ? sanitizeHtml(text).trim() : text
}

/** The same for every text in these values that may be formatted, however deep it stands: in a block, say. */
export function sanitizeTexts<Values extends object>(values: Values, input: z.ZodObject): Values {
  return sanitizeValue(values, input) as Values
}

function sanitizeValue(value: unknown, schema: z.ZodType): unknown {
  if (value === null || value === undefined) return value
  if (isRichTextField(schema)) return sanitizeText(value as string) || nothing(schema)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return sanitizeValue(value, schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((one) => sanitizeValue(one, schema.element as z.ZodType))
  if (schema instanceof z.ZodDiscriminatedUnion) return sanitizeValue(value, chosen(schema, value as object))
  if (!(schema instanceof z.ZodObject)) return value
  const fields: Record<string, z.ZodType> = schema.shape
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = fields[name]
      return [name, field ? sanitizeValue(one, field) : one]
    }),
  )
}

/** The one of several shapes that a value has. */
function chosen({ options, def }: z.ZodDiscriminatedUnion, value: object) {
  const of = (value as Record<string, unknown>)[def.discriminator]
  const isIt = (option: z.ZodObject) => (option.shape[def.discriminator] as z.ZodType).safeParse(of).success
  return (options as z.ZodObject[]).find(isIt) as z.ZodObject
}

/** The value when nothing is left: null, or an empty paragraph where text is required. */
function nothing(field: z.ZodType) {
  return field.safeParse(null).success ? null : '<p></p>'
}

/** Keeps headings, lists, emphasis, links and tables of formatted text; drops everything that could run or track. */
export function sanitizeHtml(html: string) {
  return sanitize(html, {
    allowedTags: richTextTags,
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Links of other people get no hold on this page and no weight from it.
    transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
    disallowedTagsMode: 'discard',
  })
}
