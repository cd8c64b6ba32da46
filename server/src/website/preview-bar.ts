import { collections, texts } from '@busbar/contract'
import type { DraftRow } from '../content/draft-tables.ts'
import { escapeHtml } from '../platform/escape-html.ts'

const words = texts.releases.shared

type Shared = {
  /** Null for a draft alone. */
  name: string | null
  drafts: Pick<DraftRow, 'collection' | 'kind' | 'title'>[]
  expiresAt: Date
  timeZone: string
}

/** The page with a bar that says what it is a preview of, until when, and what changes. It needs no script. */
export function withPreviewBar(html: string, shared: Shared) {
  return html.replace(/<body\b[^>]*>/, (body) => body + barOf(shared))
}

function barOf({ name, drafts, expiresAt, timeZone }: Shared) {
  const changes = drafts.map(changeOf)
  const items = changes.map((change) => `<li>${escapeHtml(change)}</li>`).join('')
  const until = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(expiresAt)
  return `<style>${styles}</style><aside class="preview-bar" aria-label="${words.label}"><p><strong>${words.label}</strong> <span>${escapeHtml(words.of(name ?? changes[0] ?? texts.releases.unnamed))}</span> <span>${escapeHtml(words.until(until))}</span></p><details><summary>${escapeHtml(words.changes(drafts.length))}</summary><ul>${items}</ul></details></aside>`
}

function changeOf({ collection, kind, title }: Shared['drafts'][number]) {
  const singular = named(collections, collection)?.singular
  if (collection === 'company') return words.company
  if (!singular) return words.siteSettings
  if (kind === 'reordered') return words.reordered(named(texts.site.sections, collection) ?? singular)
  return words.kinds[kind](singular, title ?? texts.releases.unnamed)
}

const named = <Value>(all: Record<string, Value>, key: string): Value | undefined => all[key]

/** In colours of its own, whatever the look: it is no part of the page. */
const styles = `
body { padding-bottom: 3.5rem }
@media (max-width: 48rem) { body { padding-bottom: 8rem } }
.preview-bar { position: fixed; z-index: 30; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.5rem; padding: 0.625rem max(1rem, env(safe-area-inset-left)) max(0.625rem, env(safe-area-inset-bottom)); border-top: 3px solid #ffb400; background: #0b1420; color: #e8ecf1; font: 0.875rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
.preview-bar p { flex: 1 1 16rem; margin: 0 }
.preview-bar strong { margin-right: 0.375rem; padding: 0.125rem 0.5rem; border-radius: 4px; background: #ffb400; color: #0b1420 }
.preview-bar summary { padding: 0.25rem 0; cursor: pointer; font-weight: 600 }
.preview-bar summary:focus-visible { outline: 2px solid #ffb400; outline-offset: 2px }
.preview-bar details[open] { flex-basis: 100% }
.preview-bar ul { max-height: 40vh; margin: 0.25rem 0 0.5rem; padding-left: 1.25rem; overflow: auto; list-style: disc }
@media print { .preview-bar { position: static } }`.replaceAll('\n', '')
