import type { ImageUser } from '../features/library/image-users.ts'
import { contentTypes } from './collections.ts'
import { draftUser } from './draft-user.ts'
import { historiedTables } from './historied-tables.ts'

const isRecord = (name: string) => contentTypes.some(({ store }) => store.name === name)

/** Everything that can use an uploaded image or name a download. */
export const imageUsers: ImageUser[] = [
  ...historiedTables.map(({ name, table }) => ({ name, table, isOnly: !isRecord(name) })),
  draftUser,
]
