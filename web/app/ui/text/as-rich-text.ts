import { isRichText } from '@busbar/contract'
import { paragraphsOf } from './paragraphs.tsx'

/** A text as HTML: a formatted one as it is, a plain one in the paragraphs and lines that it was typed in. */
export function asRichText(text: string) {
  if (isRichText(text)) return text
  return paragraphsOf(text)
    .map((paragraph) => `<p>${encode(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

const names: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt' }

function encode(text: string) {
  return text.replace(/[&<>]/g, (sign) => `&${names[sign]};`)
}
