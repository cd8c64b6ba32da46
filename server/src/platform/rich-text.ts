import { isRichText, richTextTags } from '@busbar/contract'
import sanitize from 'sanitize-html'

/** A text as it is stored: plain text as it was written, formatted text with what is harmless of it. */
export function harmlessText(text: string) {
  return isRichText(text) ? sanitizeHtml(text).trim() : text
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
