/** Everything here reads its text once from front to back, because anybody may have written it. */

const hiddenElements = ['style', 'script', 'head', 'title']
const blocks = new Set([
  'br',
  'p',
  'div',
  'li',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
])
const longestName = 10

/** The words of an HTML mail, a line for each block. What is not closed hides the rest, as in a browser. */
export function textOfHtml(html: string): string {
  const lower = html.toLowerCase()
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = nextTag(html, at)
    parts.push(html.slice(at, open))
    const isComment = html.startsWith('<!--', open)
    const end = isComment ? html.indexOf('-->', open + 4) : html.indexOf('>', open)
    if (open === html.length || end === -1) break
    at = end + (isComment ? 3 : 1)
    if (isComment) continue
    const isClosing = html[open + 1] === '/'
    const name = nameAt(lower, open + (isClosing ? 2 : 1))
    if (!isClosing && hiddenElements.includes(name)) {
      const over = lower.indexOf(`</${name}`, at)
      if (over === -1) break
      at = over
    } else if (blocks.has(name) && (isClosing || name === 'br')) parts.push('\n')
  }
  return decoded(parts.join(''))
}

/** Where the next tag or comment begins: a lone `<` is text. */
function nextTag(html: string, from: number): number {
  let open = html.indexOf('<', from)
  while (open !== -1 && !/[a-z/!?]/i.test(html[open + 1] ?? '')) open = html.indexOf('<', open + 1)
  return open === -1 ? html.length : open
}

function nameAt(lower: string, start: number): string {
  return /^[a-z0-9]*/.exec(lower.slice(start, start + longestName))?.[0] ?? ''
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decoded(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** What the database takes and a screen shows: no control characters, no halves of letters. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const longestIntroduction = 500
const openings = ['On ', 'Am ', 'Le ', 'El ', 'Il ']
const verbs = ['wrote', 'schrieb', 'écrit', 'escribió', 'scritto']
const separators = ['original message', 'ursprüngliche nachricht', "message d'origine"]
const senders = ['From: ', 'Von: ', 'De: ']

/** Everything before the mail that is quoted below. */
export function newPartOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const end = lines.findIndex((line, index) => {
    const first = line.trim()
    // Mail programs break a long introduction into two lines.
    return isIntroduction(first) || isIntroduction(`${first} ${(lines[index + 1] ?? '').trim()}`)
  })
  const own = end === -1 ? lines : lines.slice(0, end)
  const isQuoted = (line: string) => line.trim() === '' || line.trimStart().startsWith('>')
  return own
    .slice(0, own.findLastIndex((line) => !isQuoted(line)) + 1)
    .join('\n')
    .trim()
}

function isIntroduction(line: string): boolean {
  if (line.length === 0 || line.length > longestIntroduction) return false
  if (openings.some((opening) => line.startsWith(opening)))
    return line.endsWith(':') && verbs.some((verb) => line.includes(verb))
  if (line.startsWith('--')) return separators.some((words) => line.toLowerCase().includes(words))
  if (line.startsWith('__________')) return line === '_'.repeat(line.length)
  return senders.some((sender) => line.startsWith(sender)) && line.includes('@')
}
