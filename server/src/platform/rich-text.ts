import {
  type BlockType,
  blockFields,
  blockTypes,
  isRichText,
  richTextFields,
  richTextTags,
} from '@busbar/contract'
import sanitize from 'sanitize-html'
import type { z } from 'zod'

/** A text as it is stored: plain text as it was written, formatted text with what is harmless of it. */
function harmlessText(text: string) {
  return isRichText(text) ? sanitizeHtml(text).trim() : text
}

/** The same for those of a record's fields that may be formatted, and those of its blocks. */
export function withHarmlessTexts<Values extends object>(values: Values, input: z.ZodObject): Values {
  const formatted = richTextFields(input)
  const bodies = blockFields(input)
  const given = Object.entries(values).filter(([, value]) => value)
  const harmless = given.flatMap(([field, value]) => {
    if (formatted.includes(field)) return [[field, harmlessText(value) || nothing(input, field)]]
    return bodies.includes(field) ? [[field, value.map(harmlessBlock)]] : []
  })
  return { ...values, ...Object.fromEntries(harmless) }
}

function harmlessBlock(block: { type: BlockType }) {
  return withHarmlessTexts(block, blockTypes[block.type])
}

/** What stands where nothing is left: none, or where there must be some an empty paragraph. */
function nothing(input: z.ZodObject, field: string) {
  return (input.shape[field] as z.ZodType).safeParse(null).success ? null : '<p></p>'
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
