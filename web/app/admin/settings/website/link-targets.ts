import {
  canBePage,
  fixedPages,
  homeSectionIds,
  type PagedName,
  recordPages,
  type ScreenName,
} from '@busbar/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readRecord, readRecords, recordTitle } from '../../api/collection.ts'
import { collectionScreens, screenNames } from '../../collections.ts'
import { hasPages, websiteAddress } from '../../records/website-address.ts'
import { sectionName } from '../section-name.ts'
import { linkTexts } from './texts.ts'

export type LinkTarget = { value: string; label: string }
export type LinkGroup = { group: string; items: LinkTarget[] }

const eachAtMost = 8

/** The home page from its top on: everything on it has a name. */
const sections: LinkTarget[] = [
  { value: '#home', label: linkTexts.top },
  ...homeSectionIds.map((id) => ({ value: `#${id}`, label: linkTexts.section(sectionName(id)) })),
]
const pages: LinkTarget[] = [{ value: fixedPages.contact, label: linkTexts.contactPage }]

/** What can be linked to, as far as the words match. */
export function useLinkTargets(search: string): LinkGroup[] {
  const { data: records = [] } = useQuery({
    queryKey: ['link-targets', search],
    queryFn: () => Promise.all(screenNames.filter(hasPages).map((name) => recordsOf(name, search))),
    placeholderData: keepPreviousData,
  })
  return [
    { group: linkTexts.sections, items: sections },
    { group: linkTexts.pages, items: pages },
    ...records,
  ]
}

async function recordsOf(name: ScreenName, search: string): Promise<LinkGroup> {
  const { data } = await readRecords(name, { search: search || undefined, limit: eachAtMost })
  const items = data.flatMap((record) => {
    const value = websiteAddress(name, record)
    return value ? [{ value, label: recordTitle(record) }] : []
  })
  return { group: collectionScreens[name].label, items }
}

/** The content type whose records have their pages there. */
function screenOf(address: string) {
  const isOf = (name: PagedName) =>
    name === 'pages' ? canBePage(address.slice(1)) : address.startsWith(recordPages[name].prefix)
  return screenNames.filter(hasPages).find(isOf)
}

/** What an address leads to, in words; any other address is its own name. */
export function useLinkLabel(address: string) {
  const known = [...sections, ...pages].find(({ value }) => value === address.replace(/^\/#/, '#'))
  const name = known ? undefined : screenOf(address)
  const slug = name && address.slice(recordPages[name].prefix.length)
  const { data: title } = useQuery({
    queryKey: [name, 'title', slug],
    queryFn: async () => (name && slug ? recordTitle(await readRecord(name, slug)) : null),
    enabled: Boolean(slug),
  })
  return known?.label ?? title ?? address
}
