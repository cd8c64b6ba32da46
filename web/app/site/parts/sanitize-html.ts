import { richTextTags } from '@busbar/contract'
import { bindUnits } from '../../ui/text/bind-units.ts'

const tags = new Set(richTextTags)
/** Where the headings of a text begin: below those of what it belongs to. */
export type HeadingLevel = 2 | 3 | 4
const preferred: Record<string, string> = { b: 'strong', i: 'em' }

const isVoid = (tag: string) => tag === 'br' || tag === 'hr'

/**
 * Formatted text that the server has made harmless, made so once more when it is rendered, without trusting any of it:
 * written anew from the allowed elements, each closed, with no attribute but a span or an address that leads to the web,
 * a mailbox or a phone. Everything else comes out as the characters that it is.
 */
export function sanitizeHtml(html: string, headingsFrom: HeadingLevel) {
  const highest = highestHeading(html)
  const open: string[] = []
  let result = ''
  let read = 0
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>/g)) {
    const [whole, slash, name = '', attributes = ''] = match
    if (!tags.has(name)) continue
    const tag =
      preferred[name] ?? name.replace(/^h(\d)$/, (_, level) => `h${Number(level) + headingsFrom - highest}`)
    result += asText(html.slice(read, match.index))
    read = match.index + whole.length
    if (slash) result += close(open, open.lastIndexOf(tag))
    else result += `<${tag}${attributesOf(tag, attributes)}>`
    if (!slash && !isVoid(tag)) open.push(tag)
  }
  return result + asText(html.slice(read)) + close(open, 0)
}

/** The level that the text's own headings begin at, whichever its author began with. */
function highestHeading(html: string) {
  return Math.min(4, ...Array.from(html.matchAll(/<h([2-4])>/g), ([, level]) => Number(level)))
}

/** Closes what is open down to this place; what was never opened closes nothing. */
function close(open: string[], place: number) {
  const closed = place < 0 ? [] : open.splice(place).toReversed()
  return closed.map((tag) => `</${tag}>`).join('')
}

function attributesOf(tag: string, written: string) {
  const given = new Map(
    Array.from(written.matchAll(/([a-z]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, decode(value)]),
  )
  if (tag === 'th' || tag === 'td') return span('colspan', given) + span('rowspan', given)
  const address = given.get('href')
  if (tag !== 'a' || !address || !isHarmless(address)) return ''
  // Links of other people get no hold on this page and no weight from it.
  return ` href="${encode(address)}" rel="noopener nofollow"`
}

function span(name: string, given: Map<string, string>) {
  const value = given.get(name) ?? ''
  return /^[1-9]\d?$/.test(value) ? ` ${name}="${value}"` : ''
}

function isHarmless(address: string) {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(address)
}

function asText(text: string) {
  return encode(bindUnits(decode(text)))
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

function decode(text: string) {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => signs[name] as string)
}

function encode(text: string) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
