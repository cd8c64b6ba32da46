import { useField } from '../records/editor/use-field.ts'
import type { EditedBlock } from './block-parts.ts'
import { BlockList } from './list/block-list.tsx'

/** The field of an editor that holds the blocks of a page. */
export function BlocksField({ name }: { name: string }) {
  const { value, error, errors, change } = useField(name)
  return (
    <BlockList
      field={name}
      value={(value ?? []) as EditedBlock[]}
      error={error}
      errors={errors}
      onChange={change}
    />
  )
}
