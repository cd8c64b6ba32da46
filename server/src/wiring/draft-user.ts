import { type DraftRow, drafts } from '../content/draft-tables.ts'
import type { ImageUser } from '../features/library/image-users.ts'

/** Drafts, as users of images and downloads. */
export const draftUser: ImageUser = {
  name: 'drafts',
  table: drafts,
  asDraft: (row) => {
    const { collection, recordId, title, values } = row as DraftRow
    return { collection, recordId, title, values }
  },
}
