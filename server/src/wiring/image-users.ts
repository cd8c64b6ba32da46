import type { ImageUser } from '../features/library/image-users.ts'
import { type DraftRow, drafts } from '../features/releases/table.ts'
import { contentTypes } from './collections.ts'
import { historiedTables } from './historied-tables.ts'

const isRecord = (name: string) => contentTypes.some(({ store }) => store.name === name)

/** Everything that can use an uploaded image. */
export const imageUsers: ImageUser[] = [
  ...historiedTables.map(({ name, table }) => ({ name, table, isOnly: !isRecord(name) })),
  {
    name: 'drafts',
    table: drafts,
    asDraft: (row) => {
      const { collection, recordId, title, values } = row as DraftRow
      return { collection, recordId, title, values }
    },
  },
]
