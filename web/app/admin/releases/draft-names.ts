import { collections, type DraftClash, type DraftMark, type Release } from '@busbar/contract'
import type { Historied } from '../api/history.ts'
import { collectionScreens } from '../collections.ts'
import { draftTexts } from '../drafts/texts.ts'
import { fieldName } from '../history/field-name.ts'
import { releasesTexts } from './texts.ts'

const texts = releasesTexts

/** What a draft is of, and what it is called. */
type Named = Pick<DraftMark, 'collection' | 'title'> & { kind?: DraftMark['kind']; recordId: string | null }

/** A draft as people call it: its record's title, or the settings that it changes. */
export function draftTitle({ collection, title, kind }: Named) {
  if (collection === 'company') return texts.companyProfile
  if (collection === 'site-settings') return texts.websiteSettings
  if (kind === 'reordered') return draftTexts.orderOf(manyOf(collection).toLowerCase())
  return title || texts.untitled
}

/** What a release is called; one without a name like its draft. */
export function releaseTitle({ name, title }: Pick<Release, 'name' | 'title'>, only?: DraftMark) {
  return name ?? (only ? draftTitle(only) : (title ?? texts.untitled))
}

/** What it is, in a word or two: "product". Nothing where its title says so. */
export function draftSort({ collection, kind }: Pick<DraftMark, 'collection' | 'kind'>) {
  return kind === 'reordered' ? undefined : collectionOf(collection)?.singular
}

/** The fields that it changes, as people read them. */
export function changedFields({ collection, fields }: Pick<DraftMark, 'collection' | 'fields'>) {
  const told = fields.filter((field) => field !== 'imagePublicId')
  return [...new Set(told.map((field) => fieldName(field, collection)))]
}

/** Where it is edited. Events are looked after with their category. */
export function editorOf({ collection, recordId }: Pick<Named, 'collection' | 'recordId'>) {
  if (collection === 'company') return '/admin/settings?tab=general'
  if (collection === 'site-settings') return '/admin/site-settings'
  if (collection === 'events') return '/admin/categories'
  return recordId ? `/admin/${collection}/${recordId}` : `/admin/${collection}`
}

export function trashOf({ collection }: Pick<Named, 'collection'>) {
  return `/admin/${collection === 'events' ? 'categories' : collection}?trash=true`
}

/** Under which name the history shows its values. */
export function historyOf({ collection }: Pick<DraftClash, 'collection'>): Historied {
  return collection === 'site-settings' ? 'siteSettings' : (collection as Historied)
}

function collectionOf(name: string) {
  return Object.entries(collections).find(([known]) => known === name)?.[1]
}

function manyOf(collection: string) {
  const screens: Record<string, { label: string }> = collectionScreens
  return screens[collection]?.label ?? collection
}
