import type { CollectionName, Draft, DraftInput } from '@busbar/contract'
import { useMemo } from 'react'
import { useStoredCount } from '../../api/uploads/image-uploads.ts'
import { withAddresses } from '../../forms/use-unsaved.ts'
import type { FormValues } from './record-values.ts'

/** What is in the fields as a draft; a chosen image is in it once it has an address. */
export function useTyped({ name, record, draft, revision, values, inputOf }: TypedOptions) {
  const storedCount = useStoredCount()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file's address is known once it is stored, and what is saved of the values is always found in the same way
  return useMemo(() => {
    const fields = Object.entries(values).map(([field, value]) => [field, withAddresses(value)])
    return {
      ...targetOf({ name, record, draft }),
      baseRevision: record && revision,
      values: inputOf(Object.fromEntries(fields)),
    }
  }, [name, record, draft, revision, values, storedCount])
}

/** What a draft of the form is of. */
export function targetOf({ name, record, draft }: Pick<TypedOptions, 'name' | 'record' | 'draft'>) {
  const kind: DraftInput['kind'] = record ? 'changed' : 'new'
  return { collection: name, kind, recordId: record?._id ?? draft?.recordId ?? undefined }
}

type TypedOptions = {
  name: CollectionName
  record?: { _id: string }
  draft?: Draft
  revision?: number
  values: FormValues
  inputOf: (values: FormValues) => FormValues
}
