import { type DraftRow, drafts } from '../content/draft-tables.ts'
import type { AssetReferenceSource } from '../features/library/asset-references.ts'

/** Drafts, as something that refers to images and downloads. */
export const draftReferences: AssetReferenceSource = {
  name: 'drafts',
  table: drafts,
  asDraft: (row) => {
    const { collection, recordId, title, values } = row as DraftRow
    return { collection, recordId, title, values }
  },
}
