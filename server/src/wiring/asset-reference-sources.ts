import type { AssetReferenceSource } from '../features/library/asset-references.ts'
import { contentTypes } from './collections.ts'
import { draftReferences } from './draft-references.ts'
import { historiedTables } from './historied-tables.ts'

const isRecord = (name: string) => contentTypes.some(({ store }) => store.name === name)

/** Everything that can refer to an uploaded image or a download. */
export const assetReferenceSources: AssetReferenceSource[] = [
  ...historiedTables.map(({ name, table }) => ({ name, table, isOnly: !isRecord(name) })),
  draftReferences,
]
