// No zod in here: the public site makes formatted text harmless once more when it is rendered.

/** All that formatted text is made of: the editor offers nothing else, the server stores and pages show nothing else. */
export const richTextTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

/** Whether a text is formatted. One that is not is plain: shown as it is, in the paragraphs that it was typed in. */
export function isRichText(text: string) {
  return /<\/?[a-z][a-z0-9]*(?:\s[^<>]*|\/)?>|<!--|&(?:amp|lt|gt|quot|#39|nbsp);/i.test(text)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of a text, formatted or not, with its paragraphs, lists, rows and the addresses of its links. */
export function plainTextOf(text: string) {
  if (!isRichText(text)) return text
  return text
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, url: string, label: string) =>
      label.trim() === url ? url : `${label} (${url})`,
    )
    .replace(/<br\b[^>]*>/g, '\n')
    .replace(/<li\b[^>]*>(?:<p\b[^>]*>)?/g, '- ')
    .replace(/(<\/p>)?<\/li>/g, '\n')
    .replace(/(<\/p>)?<\/t[hd]>/g, ' ')
    .replace(/<\/tr>/g, '\n')
    .replace(/<\/(p|h\d|ul|ol|blockquote|table)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
