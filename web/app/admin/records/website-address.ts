import { type CollectionName, collections, type ScreenName } from '@busbar/contract'
import { collectionScreens } from '../collections.ts'

/** Where visitors see a record; nowhere as long as it is hidden. */
export function websiteAddress(name: ScreenName, record: object) {
  const { isActive = true, status = 'active', slug } = record as Shown
  const { address } = collectionScreens[name]
  if (!address || !isActive || status !== 'active') return undefined
  return hasPages(name) ? address + slug : address
}

/** Where a preview begins: at the record's own page, or below where a new one would have its page. */
export function previewAddress(name: CollectionName, record?: object) {
  const { editedWith } = collections[name] as { editedWith?: ScreenName }
  if (editedWith) return collectionScreens[editedWith].address ?? '/'
  return (
    (record && websiteAddress(name as ScreenName, record)) ??
    collectionScreens[name as ScreenName].address ??
    '/'
  )
}

/** Whether each record has a page of its own, and not only a place on the home page. */
export const hasPages = (name: ScreenName) => collectionScreens[name].address?.endsWith('/') ?? false

type Shown = { isActive?: boolean; status?: string; slug?: string }
