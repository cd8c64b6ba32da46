import { asRichText } from '../../ui/text/as-rich-text.ts'
import { type HeadingLevel, sanitizeHtml } from './sanitize-html.ts'

/** A text, formatted or plain, as `RichText` prints it: its headings begin at this level. To be called in loaders only. */
export function shownText(text: string, headingsFrom: HeadingLevel) {
  return sanitizeHtml(asRichText(text), headingsFrom)
}
