import { collections, type HistoryEntry } from '@busbar/contract'
import { collectionScreens } from '../collections.ts'
import { editorOf } from '../releases/draft-names.ts'
import { timeMachineTexts } from './texts.ts'

const texts = timeMachineTexts
const kinds: Record<string, string> = texts.kinds
const screens: Record<string, { label: string }> = collectionScreens
const types: Record<string, { singular: string }> = collections

/** A content type's plural, or what the settings are called. */
export function kindOf(collection: string) {
  return screens[collection]?.label ?? kinds[collection] ?? collection
}

/** All kinds that have a history, to choose from. */
export const kindChoices = [...Object.keys(collectionScreens), ...Object.keys(texts.kinds)].map((value) => ({
  value,
  label: kindOf(value),
}))

/** What an entry is about, as people call it. */
export function recordTitle({
  collection,
  title,
  isKept,
}: Pick<HistoryEntry, 'collection' | 'title' | 'isKept'>) {
  if (types[collection]) return title ?? (isKept ? kindOf(collection) : texts.gone)
  return collection === 'releases' ? (title ?? kindOf(collection)) : kindOf(collection)
}

/** In a word, where the title does not say it. */
export function sortOf(collection: string) {
  return collection === 'releases' ? 'release' : types[collection]?.singular
}

/** Where it can be seen today, unless it is gone. */
export function addressOf({ collection, recordId, action, isKept }: HistoryEntry) {
  if (collection === 'releases') return `/admin/releases/${recordId}`
  if (collection === 'message-settings') return '/admin/site-settings?tab=enquiries'
  if (collection === 'images' || action === 'delete' || !isKept) return undefined
  return editorOf({ collection, recordId })
}
