import { changedParts, type Part } from './changed-parts.ts'

/** Two versions of a page, ready for a frame in which nothing runs and nothing leads away. */
export function comparePages(live: string | null, draft: string): ComparedPages {
  const [before, after] = [live === null ? undefined : shutIn(live), shutIn(draft)]
  const changes = before && changedParts(partOf(before.body), partOf(after.body))
  for (const element of changes?.before ?? []) element.setAttribute(mark, '')
  for (const element of changes?.after ?? []) element.setAttribute(mark, '')
  return {
    live: before ? print(before) : null,
    draft: print(after),
    changes: changes && Math.max(changes.before.length, changes.after.length),
  }
}

export type ComparedPages = {
  /** Null where there is no such page. */
  live: string | null
  draft: string
  /** How many parts differ; not known without a live page. */
  changes?: number
}

/** On every part that differs. */
export const mark = 'data-preview-change'
/** On the page while its marks are shown. */
export const showsMarks = 'data-preview-marks'

const looks = `
[${showsMarks}] [${mark}] {
  outline: 2px solid #d98200 !important;
  outline-offset: 3px;
  border-radius: 3px;
  background-color: color-mix(in srgb, #ffb400 20%, transparent);
}
[${showsMarks}] img[${mark}] { outline-offset: -4px; outline-width: 4px !important; }
html { scrollbar-width: thin; }
`

/** The frame is not allowed to run scripts either: without them the browser has nothing to complain about. */
function shutIn(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script, link[rel=modulepreload], link[rel=preload]'))
    script.remove()
  // A new window is what the frame may not open: a link that nobody catches does nothing.
  for (const link of page.querySelectorAll('a[href], form')) link.setAttribute('target', '_blank')
  const style = page.createElement('style')
  style.textContent = looks
  page.head.append(style)
  return page
}

function print(page: Document) {
  return `<!doctype html>${page.documentElement.outerHTML}`
}

const unseen = 'script, style, template, noscript, link, meta, source, svg'

function partOf(element: Element): Part<Element> {
  const parts = [...element.children].filter((child) => !child.matches(unseen)).map(partOf)
  const words = [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim())
    .filter(Boolean)
  const seen = seenAttributes.map((name) => element.getAttribute(name) ?? '')
  return { node: element, own: [element.localName, ...seen, ...words].join(' '), parts }
}

/** Not `href`: nobody sees it, and a page that is moved changes all links to it. */
const seenAttributes = ['src', 'alt', 'value', 'placeholder', 'open']
