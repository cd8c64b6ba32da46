import { createEditingClient, fixedPages, limits, type PageRecord } from '@busbar/contract'
import { api, callOptions } from '../../api/browser-client.ts'
import { editingTexts } from './texts.ts'

/** Something on the page that can be edited: where, and how it is found on the page. */
export type Editable = {
  title: string
  /** Its editor in the back office. */
  href: string
  /** What a record is; null for a setting. */
  record: PageRecord | null
}

const { settings } = editingTexts

/** Settings that a page shows, for those who may change them. */
const settingsAt: Record<string, [title: string, address: string][]> = {
  [fixedPages.home]: [
    [settings.hero, '/admin/settings?tab=hero-images'],
    [settings.sections, '/admin/site-settings?tab=sections'],
    [settings.social, '/admin/settings?tab=social-media'],
  ],
  [fixedPages.contact]: [
    [settings.company, '/admin/settings?tab=general'],
    [settings.questions, '/admin/settings?tab=faq'],
    [settings.location, '/admin/site-settings?tab=location'],
  ],
  [fixedPages.privacy]: [[settings.privacy, '/admin/site-settings?tab=privacy']],
}

/** Everything that can be edited on the current page; refused to anyone who is not signed in. */
export async function findEditable(): Promise<Editable[]> {
  const { pathname: path } = window.location
  const { admin } = await api.session.verify()
  const records = await createEditingClient(callOptions).pageRecords({ path, links: linksOfPage() })
  const mayChangeSettings = admin.role === 'owner' || admin.role === 'admin'
  return [
    ...records.map((record) => ({
      title: record.title,
      href: `/admin/${record.collection}/${record._id}?preview=1`,
      record,
    })),
    ...((mayChangeSettings && settingsAt[path]) || []).map(([title, href]) => ({
      title,
      href,
      record: null,
    })),
  ]
}

function linksOfPage() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not(nav *)')
  return [...new Set([...links].map(({ pathname }) => pathname))].slice(0, limits.editing.links)
}

/** Where the page shows a record: at the card of its link, at its own heading, or where its name stands. */
export function placesOf({ title, path }: PageRecord): Element[] {
  const main = document.querySelector('main')
  if (!main) return []
  if (path === window.location.pathname) return [...main.querySelectorAll('h1')].slice(0, 1)
  if (path !== null) return [...main.querySelectorAll(`a[href="${CSS.escape(path)}"]:not(nav *)`)].map(cardOf)
  const named = [...main.querySelectorAll('h2, h3, h4, figcaption, img[alt]')].find((element) =>
    element instanceof HTMLImageElement ? element.alt === title : element.textContent.trim() === title,
  )
  return named ? [cardOf(named)] : []
}

function cardOf(element: Element) {
  return element.closest('li, article') ?? element
}
