import { richTextTags } from '@busbar/contract'
import sanitize from 'sanitize-html'

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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of harmless HTML, with its paragraphs, lists and the addresses of its links. */
export function plainTextOf(html: string) {
  return html
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, url: string, label: string) =>
      label.trim() === url ? url : `${label} (${url})`,
    )
    .replace(/<br\b[^>]*>/g, '\n')
    .replace(/<li\b[^>]*>(?:<p\b[^>]*>)?/g, '- ')
    .replace(/(<\/p>)?<\/li>/g, '\n')
    .replace(/<\/(p|h\d|ul|ol|blockquote|tr|table)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
