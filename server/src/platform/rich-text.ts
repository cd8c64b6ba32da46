import { isRichText, richTextTags } from '@busbar/contract'
import sanitize from 'sanitize-html'

/** A text as it is stored: plain text as it was written, formatted text with what is harmless of it. */
function harmlessText(text: string) {
  return isRichText(text) ? sanitizeHtml(text).trim() : text
}

/** The same for those of a record's fields that may be formatted; what nothing is left of is none. */
export function withHarmlessTexts<Values extends object>(values: Values, fields: string[]): Values {
  const given = Object.entries(values).filter(([field, text]) => fields.includes(field) && text)
  return {
    ...values,
    ...Object.fromEntries(given.map(([field, text]) => [field, harmlessText(text) || null])),
  }
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
