import { type CollectionName, fieldRules } from '@busbar/contract'
import { createContext, type ReactNode, useContext } from 'react'
import type { UploadTarget } from '../../api/image-uploads.ts'

/** The editor around a field, for as long as it is open. */
export const EditorContext = createContext<EditorForm | undefined>(undefined)

/** One field of the record that is edited: what is in it, what the contract asks of it, and how to change it. */
export function useField(name: string) {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('A field stands in a RecordEditor')
  const { collection, input, form, target } = editor
  const rules = fieldRules(input, name)
  return {
    collection,
    target,
    rules,
    value: form.values[name],
    error: form.errors[name],
    errors: form.errors,
    change: (value: unknown) => form.setFieldValue(name, isNothing(value) ? rules.empty : value),
    reject: (reason: string) => form.setFieldError(name, reason),
  }
}

/** So that a field which was emptied says the same as one that was never filled in. */
const isNothing = (value: unknown) => value === '' || value === null || value === undefined

export type EditorForm = {
  collection: CollectionName
  /** What the contract asks of its fields. */
  input: Parameters<typeof fieldRules>[0]
  /** Where images go that are chosen in it. */
  target: UploadTarget
  form: {
    values: Record<string, unknown>
    errors: Record<string, ReactNode>
    setFieldValue: (name: string, value: unknown) => void
    setFieldError: (name: string, error: ReactNode) => void
  }
}
